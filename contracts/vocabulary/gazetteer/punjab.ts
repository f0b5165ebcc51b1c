/**
 * Entries: a name (after `*` if every list offers it), then other spellings, parts and abbreviations, each after `=`.
 * Case, dots and spaces do not matter.
 */
export const PUNJAB = `
*Ahmadpur East=Ahmed Pur East=Ahmadpur Sharqia=Ahmedpur Sharqia, Ahmadpur Sial=Ahmed Pur Sial, *Ahmed Nager Chatha=Ahmad
Nagar Chatha, *Ali Khan Abad, *Alipur, Alipur Chatha, Aminpur Bangla, *Arifwala=عارف والا, Athara Hazari=18 Hazari,
*Attock=Atock=Attak=Campbellpur=اٹک, Baddomalhi, Badiana, *Bahawalnagar=Bhawalnagar=Bahwalnagar=بہاولنگر,
*Bahawalpur=Bhawalpur=Bahwalpur=BWP=بہاولپور, Basirpur, Begowala, Bhai Pheru=Phool Nagar, *Bhakkar=Bhakar=Bakkar=بھکر,
*Bhalwal=Bhulwal, Bhawana, *Bhera=Bherah, Bhoun, Bucheki, *Burewala=Borewala=Boorewala=بورے والا, Chak Azam Saffo, Chak
Jhumra=Chak Jumra=Jhumra, *Chakwal=Chakwaal=چکوال, Chashma=Chashma Barrage=Kundian Chashma, Chawinda,
*Chichawatni=Cheechawatni=Chichawatani=چیچہ وطنی, *Chillianwala, *Chiniot=Chinniot=Chiniott=چنیوٹ, *Chishtian=Chishtian
Mandi=Chishtian Sharif=Chistian, Choa Saidan Shah=Choa Saiden Shah, Choti Zareen, Chowk Azam, Chowk Munda=Chowk Sarwar
Shaheed=Sarwar Shaheed, Chung, Chunian=Chunnian, Dajal, Dandot, *Darya Khan, *Daska=Duska=ڈسکہ, Daud Khel, Daultala, *Dera
Ghazi Khan=DG Khan=Dera Gazi Khan=Deraghazi=DGK=ڈیرہ غازی خان, *Dhaular, Dhaunkal, *Dina=Deena, *Dinga,
*Dipalpur=Depalpur=Deepalpur, Donga Bonga, Dullewala, Dunyapur=Dunia Pur=Duniyapur, Eminabad, Esakhel=Isa Khel=Essa
Khel, *Faisalabad=Faislabad=Fasialabad=Fisalabad=Faislaabad=Lyallpur=FSD=فیصل آباد, Faqirwali, Farooqabad=Farooka,
*Fateh Jhang=Fatehjang=Fatehjung, Fatehpur, Fazilpur, *Ferozewala=Ferozwala=Ferozewalla=Ferozepurwala, Ferozwatoan=Feroz
Watwan, Fort Abbas, Fort Munro, Garh Maharaja, Garh More, *Ghakhar Mandi=Ghakhar=Gakhar=Ghakkhar=Gakhar Mandi, Ghazi
Ghat, *Gojra=Gojrah=گوجرہ, *Gujar Khan=Gujjar Khan,
*Gujranwala=Gujranwla=Gujranwalla=Gujjranwala=Gujrawala=Gujranawala=Gujaranwala=GRW=گوجرانوالہ,
*Gujrat=Gujraat=Gujarat=گجرات, Hadali, *Hafizabad=Hafzabad=حافظ آباد, Haranpur, Harappa=Harrapa, *Haroonabad=Harunabad=ہارون آباد,
*Hasilpur, Hassan Abdal=Hasan Abdal, Haveli Bahadur Shah, *Haveli Lakha, Hazro=Hazroo, Head Marala=Marala, Hujra Shah
Muqeem=Hujra=Hajira Shah Muqeem, Jahanian=Jehanian=Jahaniyan, *Jalalpur Bhattian, *Jalalpur Jattan, *Jalalpur Pirwala,
Jallah Jeem, *Jampur, Jand, Jandanwala, Jandiala Sher Khan, *Jaranwala=Jarranwala=جڑانوالہ, *Jatoi=Jatoi Shumali,
*Jauharabad=Johrabad=Joharabad, *Jhang=Jhang Sadar=Jhang Saddar=Jhang Sadr=Jhung=جھنگ, Jhawarian,
*Jhelum=Jehlum=Jehlam=Jhelam=Jhelm=جہلم, Kabirwala, Kahna=Kahna Nau, Kahror Pakka=Kehror Pacca=Karor Pacca=Kahror
Pacca=Kehror Pakka, Kahuta=Kahutta=Kahoota, Kala Shah Kaku, *Kalabagh, Kalar Kahar=Kallar Kahar, Kaleke Mandi, Kallar
Syedan=Kallar Sayedan=Kallar Saidan=Kalar Syedan, Kalur Kot=Kallur Kot, *Kamalia=Kamaliya=کمالیہ, Kamar Mushani=Kamar Mashani,
*Kamoke=Kamoki=Kamonki, Kamra=Kamrah=Minhas Kamra=PAC Kamra=PAF Base Minhas=PAF Minhas, Kanganpur, *Karor Lal
Esan=Karor=Karor Lal Eason=Karor Laleson, *Kasur=Qasur=Kasoor=قصور, Khairpur Tamewali=Khairpur Tamewala=Khairpur
Tamianwali, Khan Bela, *Khanewal=Khaniwal=Khanewaal=خانیوال, Khangah Dogran=Khanqah Dogran, Khangah Sharif=Khanqah
Sharif, Khangarh, *Khanpur, *Kharian=Khariyan=Kharain, Khewra=Khewrah, Khudian, Khurrianwala=Khurianwala,
*Khushab=Khushaab=Khoshab=خوشاب, Kot Abdul Malik, *Kot Addu=Kot Adu=Kot Addo=کوٹ ادو, Kot Chutta, Kot Mithan=Kot Mitthan, Kot
Momin, Kot Radha Kishan=Kot Radha Kishen, Kot Samaba, Kotla Arab Ali Khan, Kotli Loharan, Kotli Sattian=Kotli Sattiyan,
Kundian=Kundiyan, Kunjah, *Lahore=Lahor=Lahoe=Lahroe=Lohore=Lhr=LHE=DHA Lahore=Kot Lakhpat=Thokar Niaz
Baig=Mughalpura=Shahdara=Shahdra=Shalimar Town=لاہور, *Lalamusa, Laliyan=Lalian, Lawa,
*Layyah=Leiah=Layya=Leyyah=Layah=لیہ, *Liaquat Pur=Liaqatpur, *Lodhran=Lodhraan=Lodran=لودھراں, Ludden, *Mailsi=Melsi,
Makhdoom Pur=Makhdoom Pur Pahuran, *Malakwal=Malikwal=Malkwal, *Mamoori, Mamu Kanjan=Mamunkanjan, Manawala, Mandi
Ahmedabad, *Mandi Bahauddin=M B Din=Mandi Bahaudin=منڈی بہاؤالدین, Mandi Faizabad, Mandi Sadiqganj, Mandi Yazman=Yazman,
Mangamandi=Manga, Mankera, Marot, *Mian Channu=Mian Channun=Mian Chanu=میاں چنوں, *Mianwali=Miyanwali=Mianwalli=میانوالی,
*Mianwali Bangla, Minchinabad=Minchanabad, Mitha Tiwana, Mochh, Morgah, *Multan=Multaan=Mulatn=Multn=Mutlan=MUX=ملتان,
*Muridke=Muridkay=Mureedke=Muridkey=مریدکے, *Murree=Muree=Murre=Murri=مری, Mustafaabad=Lalyani,
*Muzaffargarh=Muzafargarh=Muzaffergarh=مظفرگڑھ, Nandipur, *Nankana Sahib=Nankana=Nankana Saheb=ننکانہ صاحب, Narang Mandi=Narang,
*Narowal=Narwal=Naarowal=نارووال, Naushera Virkan=Nowshera Virkan=Noshera Virkan, Noorpur Thal=Nurpur Thal, Nurpur
Noranga, *Okara=Okarra=اوکاڑہ, *Pakpattan=Pakpatan=Pakpattan Sharif=پاکپتن, Pasrur=Pasroor, *Pattoki=Patoki=Puttoki=پتوکی,
Phalia=Phaliya=Phalian, Phularwan, Pind Dadan Khan=PD Khan, Pindi Bhattian=Pindi Bhatian, Pindi Gheb=Pindi Gheib, *Pir
Mahal, Pirawala, Qadirabad, Qadirpur Ran=Qadirpur Rawan, *Qaimpur, *Qila Didar Singh=Qila Dedar Singh, Qila Sobha Singh,
Quaidabad=Qaidabad, *Rabwah=Chenab Nagar=Chanab Nagar, *Rahim Yar Khan=Raheem Yar Khan=RY Khan=RYK=Rehim Yar Khan=رحیم
یار خان, *Raiwind=Raewind, Raja Jang, *Rajanpur=راجن پور, Rasul=Rasool,
*Rawalpindi=Rawalpindhi=Rawalipindi=Rawlpindi=Rawalpinid=Rawalpidi=Rawalpini=Rawalpind=Rawapindi=Ralwalpindi=Pindi=RWP=Chaklala=Chaklala
Garrison=راولپنڈی=PAF Base Nur Khan, *Renala Khurd=Renala=Renala Khurad, Rojhan=Rojhan Mazari, Sabzwari,
Sadhoke=Sadhoki, *Sadiqabad=Sadikabad=Sadiqqabad=صادق آباد, *Safdarabad=Dhaban Singh,
*Sahiwal=Sahiwaal=Sahewal=Montgomery=ساہیوال, Sakesar=Sakessar, Sakhi Sarwar, Salhad, Sambrial=Sumbrial=Sambrayal,
Samundri=Sammundri=Sumundri, Sanawan, *Sangla Hill=Sangla, Sanjarpur, *Sarai Alamgir=Serai Alamgir=Sarae Alamgir, Sarai
Mughal, Sarai Sidhu, *Sargodha=Sargoda=Sarghoda=Sargodah=Sargodhha=SGD=PAF Base Mushaf=سرگودھا=PAF Mushaf, Shah Kot,
Shahpur City, Shahpur Saddar=Shahpur Sadar, *Shakargarh=Shakergarh=شکرگڑھ, Sharqpur=Sharaqpur=Sharqpur Sharif,
*Sheikhupura=Shiekhupura=Sheikhpura=Shaikhupura=Shekhupura=Sheikhupora=شیخوپورہ, *Shorkot=PAF Rafiqui=Shorekot=PAF Base
Rafiqui, Shujabad=Shujaabad, *Sialkot=Sialkote=Sialkoat=Sailkot=Sialkott=Sialcot=SKT=سیالکوٹ, Sillanwali=Silanwali,
*Siranwali, Sodhra, *Sohawa=Suhawa, *Soianwala, Sukheke=Sukheke Mandi, *Talagang=تلہ گنگ, Talamba=Tulamba, Tandlianwala,
Taunsa=Taunsa Sharif=Tonsa=Tonsa Sharif=Taunsa Barrage, *Taxila=Texila=Taxilla=HIT Taxila=ٹیکسلا, Tiba Sultanpur=Tibba
Sultanpur, *Toba Tek Singh=TT Singh=Toba=TTS=ٹوبہ ٹیک سنگھ, Trimmu, Trinda Muhammad Panah, Uch=Uch Sharif=Uchh Sharif,
Uggoki, Vanike Tarar, *Vehari=Vehary=Wehari=Vihari=وہاڑی, *Wah Cantonment=Wah=Wahcantt=POF Wah=Wah Cannt=Wahh=واہ کینٹ,
Wan Bhachran, Warburton, *Wazirabad=Wazeerabad=وزیر آباد, Zafarwal=Zaffarwal, Zahir Pir
`;
