/** Entries, written as those of Punjab (punjab.ts). */
export const BALOCHISTAN = `
*Awaran=Awran, Baghbana, *Barkhan=Barkhaan, Basima=Besima, Bela, Bhag, Bolan=Bolan Pass, Buleda, *Chagai=Chaghi=Chaghai,
Chaman=Chamman=چمن, Chattar, Dalbandin=Dalbadin, Dasht, Dera Allah Yar=Jhatpat, *Dera Bugti=Dera Bughti, Dera Murad
Jamali=DM Jamali=Dera Murad, Dhadar, Duki=Dukki, Dureji, Gaddani=Gadani, Gandakha, Gandawa=Gandawah, Gulistan,
*Gwadar=Gawadar=Gwader=Gwadur=Guwadar=Gawader=Gwadar Port=گوادر, *Harnai=Hernai, Hub=Hub Chowki=Hub Choki, Huramzai,
*Jafarabad=Jaffarabad=Jafferabad, *Jhal Magsi, Jiwani=Jiwni=Jewani, Kachhi=Kacchi, *Kalat=Qalat=Kallat=قلات, Karezat,
*Kech, Khanozai, *Kharan=Kharaan, *Khuzdar=Khuzdaar=Khudar=خضدار, *Killa Abdullah=Qila Abdullah=Qilla Abdullah=Killa
Abdulah=Qillah Abdullah, *Killa Saifullah=Qila Saifullah=Qilla Saifullah=Qillah Saifullah, *Kohlu=Kohlo, Kolwa,
Kuchlak=Kuchlaq, *Lasbela=Lasbella=Lesbela, *Lehri, *Loralai=Loralie=لورالائی, Mach=Machh, Mand, Mashkel=Mashkhel,
*Mastung=Mustung=Mastoong, *Musakhel=Musakhail, Muslim Bagh, Nal, *Nasirabad=Naseerabad, Nokkundi=Noukundi,
*Nushki=Noshki=Nooshki=نوشکی, Ormara=Ormarra=Omara=Jinnah Naval Base, *Panjgur=Panjgoor=Punjgur=Panjgaur, Pasni=Passni,
*Pishin=Pisheen=Pashin, Qamar Din Karez, *Quetta=Qta=Quata=Qutta=Queta=Quettta=Kuetta=کوئٹہ=PAF Base Samungli, Saindak,
Sanjawi, Shahrig, *Sherani=Shirani, *Sibi=Sibbi=سبی, *Sohbatpur, Sonmiani=Sonmiani Beach=Winder=Windar,
Sorab=Surab=Shaheed Sikandarabad, Sui, Taftan=Taftan Border, Tamp=Tump, Tasp, Toba Achakzai, Turbat=Turbet=Turbut=Turbat
Kech=تربت, Usta Muhammad=Usta Mohammad=Usta Mohd=Osta Mohammad, Uthal=Utthal=Othal, Wadh, *Washuk=Washuq, Yak Mach,
Zehri, *Zhob=Zohb=Zhobe=Fort Sandeman=ژوب, *Ziarat=Ziyarat
`;
