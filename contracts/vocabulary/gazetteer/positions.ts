/** Latitude and longitude of larger towns of Pakistan, to a hundredth of a degree; a name here has one province. */
const TEXT = `
Abbottabad 34.15 73.21, Attock 33.77 72.36, Badin 24.66 68.84, Bahawalnagar 29.99 73.25, Bahawalpur 29.40 71.68,
Bannu 32.99 70.60, Bhakkar 31.63 71.06, Chakwal 32.93 72.86, Charsadda 34.15 71.74, Chiniot 31.72 72.98,
Chitral 35.85 71.79, Dadu 26.73 67.78, Dera Ghazi Khan 30.06 70.63, Dera Ismail Khan 31.83 70.90,
Faisalabad 31.42 73.08, Ghotki 28.01 69.32, Gilgit 35.92 74.31, Gujranwala 32.16 74.19, Gujrat 32.57 74.08,
Gwadar 25.12 62.33, Hafizabad 32.07 73.69, Haripur 34.00 72.93, Hyderabad 25.39 68.37, Islamabad 33.69 73.05,
Jacobabad 28.28 68.44, Jhang 31.27 72.33, Jhelum 32.94 73.73, Karachi 24.86 67.01, Kasur 31.12 74.45,
Khairpur 27.53 68.76, Khanewal 30.30 71.93, Khushab 32.30 72.35, Khuzdar 27.81 66.61, Kohat 33.59 71.44,
Kotli 33.52 73.90, Kotri 25.37 68.31, Lahore 31.55 74.34, Larkana 27.56 68.21, Layyah 30.96 70.94,
Lodhran 29.54 71.63, Loralai 30.37 68.60, Mandi Bahauddin 32.58 73.48, Mansehra 34.33 73.20, Mardan 34.20 72.04,
Mianwali 32.59 71.54, Mingora 34.77 72.36, Mirpur 33.15 73.75, Mirpur Khas 25.53 69.01, Multan 30.20 71.47,
Murree 33.91 73.39, Muzaffarabad 34.37 73.47, Muzaffargarh 30.07 71.19, Nankana Sahib 31.45 73.71,
Narowal 32.10 74.87, Nawabshah 26.24 68.41, Nowshera 34.02 71.98, Okara 30.81 73.45, Pakpattan 30.34 73.39,
Peshawar 34.01 71.58, Quetta 30.18 67.00, Rahim Yar Khan 28.42 70.30, Rajanpur 29.10 70.33, Rawalakot 33.86 73.76,
Rawalpindi 33.60 73.04, Sahiwal 30.66 73.11, Sanghar 26.05 68.95, Sargodha 32.08 72.67, Sheikhupura 31.71 73.98,
Shikarpur 27.96 68.64, Sialkot 32.49 74.53, Sibi 29.54 67.88, Skardu 35.30 75.63, Sukkur 27.71 68.86,
Swabi 34.12 72.47, Tando Allahyar 25.46 68.72, Taxila 33.75 72.84, Thatta 24.75 67.92, Toba Tek Singh 30.97 72.48,
Turbat 26.00 63.05, Vehari 30.05 72.35, Wah Cantonment 33.77 72.75, Zhob 31.34 69.45
`;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Positions by the gazetteer's name of the town. */
export const POSITIONS: ReadonlyMap<string, Position> = new Map(
  TEXT.trim()
    .split(/,\s+/)
    .map((entry) => {
      const words = entry.split(' ');
      const [latitude, longitude] = words.slice(-2).map(Number);
      return [words.slice(0, -2).join(' '), { latitude: latitude ?? 0, longitude: longitude ?? 0 }];
    }),
);
