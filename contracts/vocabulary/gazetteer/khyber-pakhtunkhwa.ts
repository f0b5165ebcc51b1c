/** Entries, written as those of Punjab (punjab.ts). */
export const KHYBER_PAKHTUNKHWA = `
*Abbottabad=Abbotabad=Abbattabad=Abottabad=Abbatabad=Abotabad=Abbottbad=Abbotabbad=PMA Kakul=ATD=ایبٹ آباد, *Adezai,
*Akora Khattak=Akora=Akora Khatak, Alizai, Allai, *Alpuri, Aman Kot, Amangarh, Amazai, Ambela, *Ayubia, Aza Khel,
Baffa=Bafa, Bajaur=Bajour=Bajawar, Bakhshali, Balakot, *Banda Daud Shah, Bandai, *Bannu=Bannu Township=Banno=بنوں,
Bara=Barah Khyber, Barikot, *Batkhela=Batkhela Malakand=Batt Khela, *Battagram=Batagram=Batgram=Battgram, Besham=Bisham,
*Birote, Booni=Buni, Buner=Bunair=Buneer, *Chakdara=Chakdarra, Chamkani, Chapri,
*Charsadda=Charsada=Charsaddah=Charsda=Charsaada=چارسدہ, Cherat, *Chitral=Chitraal=Lower Chitral=Upper Chitral=چترال,
*Daggar, Dara Adam Khel=Darra Adam Khel=Darra, Daraban, *Dargai=Dargi, Dasu=Dassu, Datta Khel, *Dera Ismail Khan=DI
Khan=Dera Ismael Khan=Dera Ismial Khan=DIK=Dera Ismaeel Khan=ڈیرہ اسماعیل خان, Dhamtour=Dhamtaur, *Dir=Upper Dir=Dir
Upper, *Doaba, Donga Gali=Dunga Gali, *Drosh=Darosh, Gadoon=Gadoon Amazai=Gadoon Industrial Estate, Gandaf, Garhi
Habibullah, Garhi Kapura, Ghalanai=Ghallanai=Mohmand Agency, Ghazi=Ghazi Haripur, Gumbat Kohat, *Hangu=Hungu=ہنگو,
*Haripur=Harippur=Haripur Hazara=ہری پور, Hassan Khel=Hasan Khel, Hattar=Hattar Industrial Estate,
Havelian=Havelianc=Havallian=Haveliyan, Hayatabad, Inayat Kalli, Jalozai, Jamrud=Jamrood, Jandola=Jandola Fort,
Jehangira=Jahangira, Judba=Judbah, Kabal, Kaghan, Kalam, Kalaya=Orakzai Agency, *Karak=Karrak=کرک, Karora, Katlang,
Khadukhel, Khal, Khanpur=Khanpur Dam=Khanpur Haripur, Khar=Khar Bajaur, Khwaza Khela, Khyber,
*Kohat=Kohatt=Kohaat=کوہاٹ, Kohistan=Upper Kohistan=Lower Kohistan=Kolai Palas=Kolai Pallas, Kotha, *Kulachi, Kurram,
Ladha, Lahor Swabi, *Lakki Marwat=Lakki=Laki Marwat=Lucky Marwat=لکی مروت, Lal Qila, Landi Kotal=Landi Kotel, *Latamber,
Lora, Lower Dir=Dir Lower, Maidan, Malakand, Malam Jabba, *Mansehra=Manshera=Manserah=Mansehrah=Mansera=مانسہرہ,
*Mardan=Mardaan=مردان, Martung, *Mastuj, Matta=Matta Swat, Mattani, Michni, *Mingora=Mingaora=Mingawara=Mangora, Mir
Ali, Miran Shah=Miramshah=Meran Shah=North Waziristan Agency, Mohmand=Mohmand Dam, Munda, Naran, Nathia Gali, Nawagai,
Nizampur, North Waziristan=NWA, *Nowshera=Noshera=Naushera=Nowshehra=Nowshahra=Nowshera
Kalan=Nowsherra=Nowshehera=نوشہرہ, Oghi, Orakzai, *Pabbi=Pabi, *Paharpur, Panjpir, Parachinar=Parachanar=پاراچنار,
Paroa, Pattan, *Peshawar=Peshawer=Peshwar=Pishawar=Peshawr=Peshawur=Pesahwar=Peshaawar=Peshwer=PEW=پشاور, Puran,
Qalandarabad, Rajar, Razmak, Risalpur=Rislpur=Resalpur, Rustam, Sadda, *Saidu Sharif=Saidu, Samar Bagh, Sarai
Naurang=Serai Naurang=Naurang=Sarai Nowrang, Sararogha, Serai Saleh=Sarai Saleh, Shabqadar=Shabqadar Fort, Shahbaz
Garhi, Shakardara, Shangla=Shangla Par, Shergarh, Sheringal=Shringal, *Shewa Adda=Shewa, Shinkiari=Shinkyari=Shinkiyari,
South Waziristan=Upper South Waziristan=Lower South Waziristan, Spinkai, Spinwam, *Swabi=Sawabi=صوابی, *Swat=Sawat=سوات,
Takht Bhai=Takht e Bhai=Takhtbai, *Tangi, *Tank=ٹانک, Tarbela=Tarbela Dam=Tarbella=Tarbela Topi, Tarkha, Thakot,
*Thall=Thal=Tall, Thana Malakand, *Timergara=Temergara=Timargara=Temargara, Topi=Topi Swabi, *Tordher, Torghar,
Torkham=Torkhum, Totalai, Turangzai, Utmanzai, Wana=Wanna=Waana, Warsak=Warsak Dam, Yar Hussain, Zaida, Ziarat Kaka
Sahib
`;
