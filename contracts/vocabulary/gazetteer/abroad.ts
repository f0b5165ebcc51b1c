/** Cities with a mission of Pakistan, or whose feeds are taken in. */
export const CITIES_ABROAD = `
Abidjan, Abu Dhabi, Abuja, Accra, Addis Ababa=Addis Abeba, Algiers, Almaty, Amman, Amsterdam, Ankara, Antananarivo,
Ashgabat=Ashkabad, Asmara, Astana=Nur Sultan, Athens, Baghdad, Bahrain=Manama, Baku, Bandar Seri Begawan=Brunei
Darussalam, Bangkok, Barcelona, Beijing=Peking, Beirut, Belfast, Belgrade, Berlin, Berne=Bern, Birmingham, Bishkek,
Bogota, Bradford, Brasilia, Bratislava, Bristol, Brussels=Bruxelles, Bucharest, Budapest, Buenos Aires, Cairo,
Canberra, Cape Town, Caracas, Cardiff, Chengdu, Chennai, Chicago, Colombo, Conakry, Copenhagen, Dakar, Damascus, Dar es
Salaam=Dar us Salaam=Darussalam, Delhi=New Delhi, Dhaka=Dacca, Djibouti, Doha, Dubai, Dublin, Dushanbe, Edinburgh,
Frankfurt, Freetown, Geneva=Genève, Glasgow, Guangzhou, Guwahati, Hague=The Hague=Den Haag, Hanoi, Harare, Havana,
Helsinki, Herat, Hong Kong, Houston, Istanbul, Jakarta, Jalalabad, Jeddah=Jaddah, Johannesburg, Kabul, Kampala,
Kandahar, Kathmandu, Khartoum, Kigali, Kinshasa, Kolkata, Kuala Lumpur, Kyiv=Kiev, Lagos, Leeds, Leicester, Lisbon,
Liverpool, London, Los Angeles, Luanda, Lusaka, Madrid, Male, Manchester, Manila, Maputo, Maseru,
Mashhad=Mashad=Meshed, Mauritius=Port Louis, Mazar i Sharif=Mazar Sharif, Melbourne, Mexico City, Milan=Milano, Minsk,
Mogadishu, Montreal, Moscow, Mumbai, Muscat=Masqat, Nairobi, Naypyidaw, New York=NYC, Niamey, Nicosia, Norwich,
Nottingham, Nouakchott, Oslo, Ottawa, Ouagadougou, Paris, Perth, Phnom Penh, Prague, Pretoria, Pyongyang, Rabat,
Ramallah, Rio de Janeiro, Riyadh=Riyad=Riad, Rome=Roma, San Francisco, Sanaa, Santiago, Sao Paulo, Sarajevo, Seoul,
Shanghai, Sheffield, Sofia, Southampton, Stockholm, Sydney, Taipei, Tallinn, Tashkent, Tbilisi, Tehran=Teheran,
Thimphu, Tokyo, Toronto, Tripoli, Tunis, Ulaanbaatar, Urumqi, Vancouver, Vienna=Wien, Vientiane, Warsaw,
Washington=Washington DC, Wellington, Windhoek, Yangon=Rangoon, Yerevan, Zagreb, Zahedan, Zanzibar, Zurich
`;

/** Countries and regions outside Pakistan, as addresses and provinces name them. */
export const COUNTRIES_ABROAD = `
Afghanistan, Africa, Albania, Algeria, Angola, Argentina, Armenia, Assam, Australia, Austria, Azerbaijan, Bangladesh,
Belarus, Belgium, Bhutan, Bolivia, Bosnia=Bosnia and Herzegovina=Bosnia Herzegovina, Botswana, Brazil, Brunei,
Bulgaria, Burkina Faso, Cambodia, Cameroon, Canada, Chad, Chile, China=PR China=Peoples Republic of China, Colombia,
Congo, Costa Rica, Croatia, Cuba, Cyprus, Czech Republic=Czechia, Denmark, East Midlands, East of England, Ecuador,
Egypt, England, Eritrea, Estonia, Ethiopia, Europe, Fiji, Finland, France, Georgia, Germany, Ghana, Great
Britain=Britain, Greece, Guinea, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Ivory
Coast=Cote d Ivoire, Japan, Jordan, Kazakhstan, Kenya, Kosovo, Kuwait, Kyrgyzstan=Kyrgyz Republic, Laos, Latvia,
Lebanon, Liberia, Libya, Lithuania, Luxembourg, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Mauritania,
Mexico, Moldova, Mongolia, Morocco, Mozambique, Myanmar=Burma, Namibia, Nepal, Netherlands=Holland, New Zealand, Niger,
Nigeria, North East England, North Korea=DPRK, North West England, Northern Ireland, Norway, Oman, Palestine, Panama,
Paraguay, Peru, Philippines, Poland, Portugal, Qatar, Romania, Russia=Russian Federation, Rwanda, Saudi
Arabia=KSA=Kingdom of Saudi Arabia, Scotland, Senegal, Serbia, Sierra Leone, Singapore, Slovakia, Slovenia, Somalia,
South Africa, South East England, South Korea=Republic of Korea=Korea, South Sudan, South West England, Spain, Sri
Lanka, Sudan, Sweden, Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Togo, Tunisia,
Turkey=Turkiye=Türkiye, Turkmenistan, Uganda, Ukraine, United Arab Emirates=UAE, United Kingdom=UK, United
States=USA=United States of America=America, Uruguay, Uzbekistan, Venezuela, Vietnam, Wales, West Midlands, Yemen,
Yorkshire and the Humber, Zambia, Zimbabwe
`;
