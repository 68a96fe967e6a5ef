/**
 * Common passwords that keep the password rule (6-20 letters and digits), in lower case. The list is short because the
 * login limit stops guessing early, and because forms load it too.
 */
const groups = [
  // Words followed by a number.
  `
    password1 password12 password123 password1234 password12345 password2 password01 pass123 pass1234 pass12345 passwort1 mypassword1 welcome1
    welcome12 welcome123 letmein1 letmein123 iloveyou1 iloveyou2 iloveyou123 loveyou1 love123 love1234 hello1 hello123 hello1234 monkey1
    monkey12 monkey123 dragon1 dragon12 dragon123 princess1 princess12 sunshine1 football1 baseball1 soccer1 basketball1 superman1 batman1
    batman123 spiderman1 pokemon1 naruto1 shadow1 master1 master123 freedom1 michael1 jessica1 ashley1 jordan1 jordan23 charlie1 buster1 hunter1
    hunter2 tigger1 killer1 ginger1 summer1 flower1 angel1 angel123 babygirl1 chocolate1 cookie1 banana1 purple1 secret1 secret123 computer1
    internet1 samsung1 google1 liverpool1 chelsea1 arsenal1 money1 lucky1 lucky7 jesus1 starwars1 trustno1 whatever1
  `,
  // Account names.
  `
    admin1 admin12 admin123 admin1234 admin12345 admin123456 root123 root1234 test1234 test123 test12345 test123456 testing1 user123 user1234
    guest123 demo123 login123 changeme1 changeme123 temp123
  `,
  // Keyboard patterns.
  `
    qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx
    1qaz2wsx3edc qaz123 qazwsx1 qazwsx123 1qazxsw2 zaq12wsx zaq1xsw2 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abc123 abc1234 abc12345 abc123456
    abc123456789 abc123abc abcd123 abcd1234 abcd12345 abcde123 abcdef1 abcdef123 abcdefg1 aabb1122 aa123456 aa12345678 aaa111 aaa123 aaaa1111
    a12345 a123456 a1234567 a12345678 a123456789 a111111 123abc 1234abc 12345a 123456a 1234567a 12345678a 123456789a 123456aa 123456ab 123456abc
    123123a 123321a 111111a 123qwe 1234qwer 12345qwert 123456qwerty qwe123 qwe1234 qwe12345 qwe123456 qwe123qwe qwer123 qwer1234 qwert123
    qwert1234 qwert12345 123qweasd qweasd123 qweasdzxc123 asd123 asd1234 asd12345 asd123456 asdf123 asdf1234 asdfgh1 asdfgh123 asdfghjkl1 zxc123
    zxc12345 zxc123456 zxcv1234 zxcvbn123 zxcvbnm1 zxcvbnm123 q123456 q12345678 q123456789 w123456 z123456 s123456 x123456 123456q 123456w
    123456z 123456789q 123456789z 123asd
  `,
  // Letters written as digits.
  `
    passw0rd passw0rd1 p4ssw0rd p4ssword pa55word pa55w0rd l3tm31n w3lcome
  `,
  // The most common ones in China.
  `
    woaini520 woaini521 woaini1314 woaini5201314 woaini123 aini1314 love520 love1314 love5201314 iloveyou520 iloveyou1314 a5201314 5201314a
    w5201314 q5201314 520520a 1314520a qq123456 qq123123 qq5201314 wang123 wang123456 zhang123 zhang123456 li123456 liu123456 chen123456
    as123456 ab123456 zz123456 ww123456 abc123123 a123123 a123321 123123abc taobao123 taobao1 baidu123 long123 nihao123
  `,
];

export const commonPasswords: ReadonlySet<string> = new Set(groups.flatMap((group) => group.trim().split(/\s+/)));

/** Ignores case: `Password1` is as easy to guess as `password1`. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
