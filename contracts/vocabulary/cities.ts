import { PROVINCES } from './places.ts';

type Province = (typeof PROVINCES)[number];

const list = (names: string) => names.split(',').map((name) => name.trim());

/** Cities and towns that the forms offer, by province. Names: all-Pakistan-cities-list, MIT (db/sample-data/README.md). */
export const CITIES_BY_PROVINCE: Readonly<Record<Province, readonly string[]>> = {
  'Islamabad Capital Territory': list('Islamabad'),
  Punjab: list(`
    Ahmadpur East, Ahmed Nager Chatha, Ali Khan Abad, Alipur, Arifwala, Attock, Bahawalnagar, Bahawalpur,
    Bhakkar, Bhalwal, Bhera, Burewala, Chakwal, Chichawatni, Chillianwala, Chiniot, Chishtian, Darya Khan,
    Daska, Dera Ghazi Khan, Dhaular, Dina, Dinga, Dipalpur, Faisalabad, Fateh Jhang, Ferozewala, Ghakhar Mandi,
    Gojra, Gujar Khan, Gujranwala, Gujrat, Hafizabad, Haroonabad, Hasilpur, Haveli Lakha, Jalalpur Bhattian,
    Jalalpur Jattan, Jalalpur Pirwala, Jampur, Jaranwala, Jatoi, Jauharabad, Jhang, Jhelum, Kalabagh, Kamalia,
    Kamoke, Karor Lal Esan, Kasur, Khanewal, Khanpur, Kharian, Khushab, Kot Addu, Lahore, Lalamusa, Layyah,
    Liaquat Pur, Lodhran, Mailsi, Malakwal, Mamoori, Mandi Bahauddin, Mian Channu, Mianwali, Mianwali Bangla,
    Multan, Muridke, Murree, Muzaffargarh, Nankana Sahib, Narowal, Okara, Pakpattan, Pattoki, Pir Mahal,
    Qaimpur, Qila Didar Singh, Rabwah, Rahim Yar Khan, Raiwind, Rajanpur, Rawalpindi, Renala Khurd, Sadiqabad,
    Safdarabad, Sahiwal, Sangla Hill, Sarai Alamgir, Sargodha, Shakargarh, Sheikhupura, Sialkot, Siranwali,
    Sohawa, Soianwala, Talagang, Taxila, Toba Tek Singh, Vehari, Wah Cantonment, Wazirabad`),
  Sindh: list(`
    Badin, Bhirkan, Chak, Dadu, Digri, Diplo, Dokri, Ghotki, Haala, Hyderabad, Islamkot, Jacobabad, Jamshoro,
    Jungshahi, Kandhkot, Kandiaro, Karachi, Kashmore, Keti Bandar, Khairpur, Kotri, Larkana, Matiari, Mehar,
    Mehrabpur, Mirpur Khas, Mithani, Mithi, Moro, Nagarparkar, Naudero, Naushahro Feroze, Naushara, Nawabshah,
    Nazimabad, Qambar, Qasimabad, Rajo Khanani, Ranipur, Ratodero, Rohri, Sakrand, Sanghar, Shahbandar,
    Shahdadkot, Shahdadpur, Shahpur Chakar, Shikarpur, Sukkur, Tando Adam Khan, Tando Allahyar,
    Tando Muhammad Khan, Tangwani, Thatta, Umerkot, Warah`),
  'Khyber Pakhtunkhwa': list(`
    Abbottabad, Adezai, Akora Khattak, Alpuri, Ayubia, Banda Daud Shah, Bannu, Batkhela, Battagram, Birote,
    Chakdara, Charsadda, Chitral, Daggar, Dargai, Dera Ismail Khan, Dir, Doaba, Drosh, Hangu, Haripur, Karak,
    Kohat, Kulachi, Lakki Marwat, Latamber, Madyan, Mansehra, Mardan, Mastuj, Mingora, Nowshera, Pabbi,
    Paharpur, Peshawar, Saidu Sharif, Shewa Adda, Shorkot, Swabi, Swat, Tangi, Tank, Thall, Timergara, Tordher`),
  Balochistan: list(`
    Awaran, Barkhan, Chagai, Dera Bugti, Gwadar, Harnai, Jafarabad, Jhal Magsi, Kacchi, Kalat, Kech, Kharan,
    Khuzdar, Killa Abdullah, Killa Saifullah, Kohlu, Lasbela, Lehri, Loralai, Mastung, Musakhel, Nasirabad,
    Nushki, Panjgur, Pishin, Quetta, Sherani, Sibi, Sohbatpur, Washuk, Zhob, Ziarat`),
  'Azad Jammu and Kashmir': list(`
    Athmuqam, Bagh, Barnala, Bhimber, Chakswari, Dhirkot, Forward Kahuta, Hattian Bala, Kotli, Mirpur,
    Muzaffarabad, New Mirpur City, Pallandri, Rawalakot, Samahni, Sehnsa, Trarkhal`),
  'Gilgit-Baltistan': list(`
    Astore, Chilas, Gahkuch, Gilgit, Gupis, Hunza, Khaplu, Kharmang, Nagar, Shigar, Skardu, Yasin`),
};

export const CITIES: readonly string[] = PROVINCES.flatMap((province) => CITIES_BY_PROVINCE[province]);
