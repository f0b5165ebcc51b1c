/** Passwords that are tried first against every account: the most used ones of at least six characters, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 87654321 7654321
  111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 0000000000 222222 333333 444444 555555 5555555
  55555555 666666 6666666 66666666 777777 7777777 77777777 888888 88888888 999999 99999999 121212 112233 11223344
  1122334455 123123 123123123 123321 123654 12345a 123456a 123456q 1234qwer 12341234 123qwe 123qweasd 123qweasdzxc
  123abc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 147258 147258369 147852 159357 159753
  159951 131313 101010 202020 212121 232323 246810 252525 696969 789456 789456123 456789 456123 321321 135790 1357924680
  password password1 password12 password123 password1234 password! password1! password@123 passw0rd passw0rd! p@ssword
  p@ssw0rd p@ssw0rd1 p@ssword1 p@55w0rd pass123 pass1234 pass12345 pass@123 pass@1234 passpass mypassword newpassword
  password01 password2 password3 passwords drowssap qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwertyu qwertyui qwertyuiop qwertyuiop123 qwert12345 qwer1234 qweasd qweasdzxc qweqwe qazwsx qazwsxedc qazxsw qwaszx
  asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdf1234 asd123 asdasd zxcvbn zxcvbnm zxcvbnm123 zxczxc zaq12wsx zaqwsx
  abc123 abc1234 abc12345 abcd123 abcd1234 abcd12345 abcdef abcdefg abcdefgh abcdef123 abcabc a123456 a1234567 a12345678
  a123456789 aa123456 aaa111 aaaaaa aaaaaaa aaaaaaaa a1b2c3 a1b2c3d4 a1s2d3f4 q1w2e3 q1w2e3r4 q1w2e3r4t5 z1x2c3 zzzzzz
  xxxxxx qqqqqq admin1 admin12 admin123 admin1234 admin12345 admin@123 admin@1234 administrator adminadmin root123
  rootroot toor1234 test123 test1234 test12345 testing testtest tester user123 user1234 username guest123 default
  changeme changeme123 change_me letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome@123 login123
  iloveyou iloveyou1 iloveyou2 iloveu loveyou lovelove lovely loveme love123 love1234 ilovegod sunshine sunshine1
  princess princess1 dragon dragon123 monkey monkey1 monkey123 football football1 baseball basketball cricket cricket1
  soccer hockey superman batman spiderman pokemon naruto starwars master master123 shadow shadow1 killer killer123
  michael michael1 michelle jessica jennifer jordan jordan23 charlie thomas robert andrew daniel george hannah ashley
  nicole matthew joshua anthony taylor william samantha amanda summer summer123 winter autumn spring january monday
  freedom whatever trustno1 computer internet google google123 facebook samsung samsung1 samsung123 nothing secret
  secret123 access access14 mustang ferrari porsche mercedes corvette harley hunter hunter2 ranger cookie chocolate
  banana orange purple flower butterfly angel123 angels family friends forever jesus123 blessed god123 hello123 hello1234
  hellohello helloworld blink182 liverpool chelsea arsenal barcelona realmadrid manchester cheese pepper ginger maggie
  buster tigger silver golden diamond matrix phoenix gateway hacker ninja123 pakistan pakistan1 pakistan12 pakistan123
  pakistan1947 pak123 pak12345 pakarmy karachi karachi1 karachi123 lahore lahore123 lahore1234 islamabad islamabad1
  islamabad123 rawalpindi peshawar quetta multan faisalabad sialkot hyderabad punjab sindhi kashmir zindabad
  pakistanzindabad allah1 allah123 allah786 allahuakbar allahakbar bismillah bismillah786 subhanallah mashallah inshallah
  muhammad muhammad1 muhammad123 mohammad mohammed ahmed123 ahmad123 ali123 ali1234 ali12345 ali786 khan123 khan1234
  khan786 786786 786786786 786110 7861234 hussain hussain1 hassan123 fatima fatima123 ayesha ayesha123 bilal123 usman123
  imran123 imrankhan shahid123 malik123 butt123 sheikh123 zainab maryam mariam afridi shaheen dilpakistan tender123
  tenders tenders123 tender1234 ailaan123`.split(/\s+/),
);
