/** Entries, written as those of Punjab (punjab.ts). */
export const SINDH = `
Arore, Badah, *Badin=Badeen=بدین, Bagarji, Bandhi, Baqrani, Bhan Saeedabad=Bhan Syedabad, Bhiria=Bhirya, Bhiria Road,
*Bhirkan, Bhit Shah, Bholari=Bholari Air Base=PAF Bholari, Bozdar Wada, Bulri Shah Karim, Chachro=Chhachhro=Chachhro,
*Chak, Chambar, Choondiko, Chor=Chhor, Chuhar Jamali, *Dadu=Daddu=دادو, Daharki=Dharki=Dehrki=Daherki, Dakhan, Darya
Khan Marri, Daur, Dhabeji, *Digri, *Diplo, *Dokri, Faiz Ganj, Gambat=Gumbat, Garhi Khairo=Garhi Khero, Garhi Khuda
Bakhsh, Garhi Yasin=Garhi Yaseen, Garho, Gharo, Ghorabari, *Ghotki=Gothki=گھوٹکی, Golarchi=Shaheed Fazil Rahu=Shaheed
Fazal Rahu, Guddu=Gudu=Guddu Barrage, Hala=Haala, Halani, Hingorja, Hussainabad,
*Hyderabad=Haiderabad=Hydrabad=Hyderbad=Hyedrabad=Hyderabed=Latifabad=HYD=HDD=حیدرآباد, *Islamkot,
*Jacobabad=Jacababad=Jaccobabad=PAF Shahbaz=جیکب آباد=PAF Base Shahbaz, Jam Nawaz Ali,
*Jamshoro=Jamshooro=Jamshoru=جامشورو, Jati, Jhimpir=Jhampir, Jhol, Jhuddo=Jhudo, Johi, *Jungshahi, Kaloi,
*Kandhkot=Kandhkote=Kandkot, *Kandiaro=Kandyaro, *Karachi=Karchi=Karahci=Krachi=Karach=Karachhi=Kharachi=Karaci=Karachi
East=Karachi West=Karachi South=Karachi Central=KHI=Clifton=Korangi=Malir=Nazimabad=North Nazimabad=Gulshan e
Iqbal=Gulistan e Johar=Gulshan i Iqbal=Landhi=Orangi=Lyari=Liyari=Keamari=Kemari=Kiamari=Port Qasim=Bin
Qasim=Manora=Manora Island=Karsaz=Hawksbay=West Wharf=East Wharf=Baldia=Faisal Cantonment=PAF Faisal=PAF Base Faisal=PAF
Base Masroor=Mauripur=Maripur=Gadap=Pipri=Liaquatabad=DHA Karachi=Karachi Port=KPT=PNS Karsaz=Sharah e Faisal=Shahrah e
Faisal=کراچی, Karampur, Kario Ghanwar, Karoondi, *Kashmore=Kashmor=Kashmoor=Kashmore Kandhkot=کشمور, Keenjhar, *Keti
Bandar=Keti Bunder, Khadro, *Khairpur=Khairpur Mirs=Khairpur Mir=Kharipur=خیرپور, Khairpur Nathan Shah=KN Shah, Khanpur
Mahar, Khesano Mori, Khipro, Khoski, Kingri, Kot Diji=Kot Digi, Kot Ghulam Muhammad=Kot Ghulam Mohammad,
*Kotri=Kottri=Kotri Barrage, Kunri, Lakhi=Lakhi Ghulam Shah, *Larkana=Larkano=Larkhana=Larkanna=لاڑکانہ, Madeji, Makli,
Manjhand, *Matiari=Mattiari=Matyari, Matli, *Mehar, *Mehrabpur, Mian Sahib, Miro Khan, Mirpur Bathoro, *Mirpur
Khas=Mirpur Khaas=MPK=میرپور خاص, Mirpur Mathelo=Mirpur Mathello, Mirpur Sakro, Mirwah Gorchani, *Mithani,
*Mithi=Mitthi=Mithi Tharparkar, Moenjodaro=Mohenjo Daro, Mole, *Moro, *Nagarparkar, Nara, Nasarpur, *Naudero, *Naushahro
Feroze=Naushero Feroze=Noushero Feroz=Naushahro Feroz=Naushehro Feroze=Nowshero Feroze=Noshero Feroz=Noushahro
Feroze=NFeroze, *Nawabshah=Shaheed Benazirabad=Benazirabad=Shaheed Benazeerabad=Shaheed Benzirabad=نوابشاہ, New
Saeedabad=Saeedabad, Nooriabad=Noriabad, Obauro=Ubauro=Ubaro, Pacca Chang, Pad Idan, Pano Aqil=Pano Akil=Pannu Aqil=Panu
Aqil, Phulji, Pir Jo Goth=Pir Goth, Piryaloi, Pithoro, *Qambar=Kamber=Kambar=Qamber=Qambar Shahdadkot=Kamber Shahdadkot,
*Qasimabad, Qazi Ahmed=Kazi Ahmed=Qazi Ahmad, Radhan, *Rajo Khanani, *Ranipur, *Ratodero=Rattodero=Rato Dhero,
*Rohri=Rori, Sajawal=Sujawal=Sujjawal=سجاول, *Sakrand=Sakrund, Salehpat, Samaro, *Sanghar=Sangher=سانگھڑ, Sann,
Sehwan=Sehwan Sharif=Sewhan=Sehwan Shareef, Setharja, *Shahbandar=Shah Bunder, *Shahdadkot, *Shahdadpur, *Shahpur
Chakar, Shahpur Jahania, *Shikarpur=Shikarpoor=شکارپور, Sinjhoro, Sobhodero,
*Sukkur=Sukhur=Sukkar=Sukker=Sakhar=Sukkhur=Sukkur Barrage=سکھر, Sultanabad, Talhar, *Tando Adam Khan=Tando Adam, *Tando
Allahyar=Tando Allayar, Tando Bago, Tando Ghulam Ali, Tando Jam=Tando Jaam, Tando Jan Muhammad=Tando Jan Mohammad,
*Tando Muhammad Khan=Tando Mohammad Khan=Tando M Khan=TMKhan=Tando Mohd Khan, *Tangwani, Thano Bula Khan=Thana Bula
Khan, Thari Mirwah, Tharparkar=Thar=Tharparker, Tharu Shah, *Thatta=Thata=Thattha=Thatto=ٹھٹھہ, Thul,
*Umerkot=Umarkot=Amarkot=Omerkot=عمرکوٹ, *Warah=Warrah
`;
