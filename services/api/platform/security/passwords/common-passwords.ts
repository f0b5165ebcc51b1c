/** Passwords that are tried first against accounts here, in lower case, and that the leaked ones of zxcvbn lack. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123123123 12341234 321321 password1! password@123 passw0rd! p@ssword p@ssw0rd1 p@ssword1 p@55w0rd pass12345 pass@123
  pass@1234 zxczxc abcdef abcdefg abcdefgh abcabc aaaaaa aaaaaaa aaaaaaaa zzzzzz xxxxxx qqqqqq admin1234 admin12345
  admin@123 admin@1234 adminadmin root123 rootroot toor1234 test12345 user1234 guest123 changeme123 change_me
  welcome@123 login123 summer123 pakistan12 pakistan123 pakistan1947 pak123 pak12345 pakarmy karachi1 karachi123
  lahore123 lahore1234 islamabad1 islamabad123 rawalpindi peshawar quetta multan faisalabad sialkot sindhi zindabad
  pakistanzindabad allah123 allahakbar bismillah786 subhanallah mashallah muhammad1 muhammad123 ahmed123 ahmad123
  ali1234 ali12345 ali786 khan123 khan1234 khan786 786786 786786786 7861234 hussain1 hassan123 fatima123 ayesha123
  bilal123 usman123 imran123 imrankhan shahid123 malik123 butt123 sheikh123 zainab afridi dilpakistan tender123
  tenders tenders123 tender1234 ailaan123`.split(/\s+/),
);
