/** The capital with its sectors and suburbs. */
export const ISLAMABAD = `
*Islamabad=Islambad=Islamabd=Islamabaad=Islmabad=Isalamabad=Islamabab=Islamamabad=Islamaabad=Isamabad=Islamanad=Isloo=ISB=IBD=Islamabad
Capital=Islamabad Capital Territory=Federal Capital=Federal Area=Chak Shahzad=Tarnol=Bhara
Kahu=Barakahu=Nilore=Nelore=Sihala=Rawat=Golra=Rawal Town=Margalla=Sangjani=Shah Allah Ditta=Tarlai=Tarlai
Kalan=Koral=Aabpara=اسلام آباد
`;

export const AZAD_JAMMU_AND_KASHMIR = `
Abbaspur, *Athmuqam=Athmaqam, *Bagh, *Barnala, *Bhimber=Bhimbar=Bhimmber, Chakothi, *Chakswari, Charhoi, Dadyal=Dudyal,
*Dhirkot=Dheerkot, Fatehpur Thakiala=Nakial=Nakyal, *Forward Kahuta=Haveli Kahuta, Garhi Dupatta, Hajira, *Hattian
Bala=Hattian=Hattiyan Bala, Haveli, Islamgarh, Jandala, Jhelum Valley, Jura, Kel, Khuiratta=Khoi Ratta, Kohala,
*Kotli=کوٹلی, Leepa=Leepa Valley, Mang, Mangla=Mangla Dam=Mangla Garrison, *Mirpur=New Mirpur=Mirpur AK=میرپور,
*Muzaffarabad=Muzafarabad=Muzaffrabad=Muzzaffarabad=Muzafrabad=MZD=مظفرآباد, Neela Butt, Neelum=Neelum
Valley=Neelam=Neelam Valley, *Pallandri=Palandri=Pallandari=Plandri, Patika=Pattika=Nasirabad AJK, Poonch,
*Rawalakot=Rawlakot=Rawalkot=Rawalakoat, Rehra, *Samahni=Samahani, *Sehnsa, Sharda, Sudhnoti=Sudhanoti, Tattapani,
Thorar, *Trarkhal=Tarar Khal
`;

export const GILGIT_BALTISTAN = `
Aliabad Hunza=Aliabad, *Astore=Astor=Minimarg, Bunji, Chalt, *Chilas=Chillas, Dambudas, Danyor=Danyore, Darel,
Diamer=Diamir, Diamer Basha=Diamer Bhasha=Bhasha Dam=Basha Dam=Diamer Basha Dam, *Gahkuch, Ghizer=Ghizar,
*Gilgit=Giligit=Gilgat=Gilgitt=گلگت, Gojal, *Gupis, *Hunza=Karimabad, Ishkoman=Ashkoman, Jaglot=Juglot=Jaglote, Kachura,
*Khaplu=Khapalu=Ganche=Ghanche, Khaplu Bala, *Kharmang, Khunjerab=Khunjerab Pass, Mehdiabad, *Nagar=Nagar Khas=Nager,
Passu, Raikot, Rondu=Roundu, Satpara, *Shigar=Shiger, *Skardu=Skardo=Iskardu=Sakardu=Skradu=سکردو, Sost=Sust,
Tangir=Tanger, Thowar, Tolti, *Yasin=Yaseen
`;
