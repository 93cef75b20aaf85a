/**
 * How the languages of the catalogue sound, in Cyrillic letters: `pattern=letters`, in order; the first that fits wins.
 * A pattern is a regular expression at a place of a lower-case word. Two letters keep what Russian does not distinguish
 * and Arabic does: `һ` is an h, `ў` a w; the other letters are Russian.
 */
export type Language =
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hu'
  | 'it'
  | 'ja'
  | 'ko'
  | 'nl'
  | 'north'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'tr'
  | 'uk'
  | 'west'
  | 'yu'
  | 'zh'
  | 'cs';

const RULES: Readonly<Record<Language, string>> = {
  de: `rh=р tsch=ч sch=ш chs=кс ch=х ck=к ph=ф th=т tz=ц ^sp=шп ^st=шт ^s(?=[aeiouäöü])=з ß=сс qu=кв ei=ай ai=ай eu=ой
    äu=ой ie=и ah(?![aeiou])=а eh(?![aeiou])=е oh(?![aeiou])=о uh(?![aeiou])=у öh(?![aeiou])=ё üh(?![aeiou])=ю
    ^ä=э ä=е ^ö=э ö=ё ^ü=у ü=ю ^ja=я ja=я ju=ю jö=йё j=й ^e=э v=ф w=в z=ц l(?![aeiouäöüyl])=ль y=и`,
  en: `tch=ч sch=ш sh=ш ch=ч th=т ph=ф ck=к wh=ў ^wr=р ^kn=н qu=кв igh=ай ham$=һэм ton$=тон ford$=форд wich$=ич
    shire$=шир field$=филд bury$=бери mouth$=мут land$=ленд wood$=вуд pool$=пул burn$=берн well$=ўэлл ville$=вилл
    ey$=и ay=ей ai=ей aw=о au=о ee=и ea=и oo=у ou=ау ow=оу oa=оу ew=ью er$=ер ley$=ли ly$=ли
    ate$=ейт ake$=ейк ame$=ейм ane$=ейн ale$=ейл ave$=ейв ade$=ейд oke$=оук one$=оун ole$=оул ome$=оум ore$=ор
    ite$=айт ine$=айн ike$=айк ile$=айл ide$=айд ime$=айм ive$=айв ge$=дж j=дж c(?=[eiy])=с x=кс
    ^ya=я ^yo=йо ^yu=ю ya=я y$=и ^y=й y=и e$= ^e=э w=ў`,
  es: `ch=ч lla=лья llo=льо lle=лье lli=льи llu=лью ll=ль ña=нья ño=ньо ñe=нье ñi=ньи ñu=нью ñ=нь qu(?=[eiéí])=к
    gu(?=[eiéí])=г gü=гу ge=хе gé=хе gi=хи gí=хи c(?=[eiéí])=с z=с j=х h= ya=я yo=йо yu=ю y$=й ay(?![aeouáéóú])=ай ey(?![aeouáéóú])=ей
    oy(?![aeouáéóú])=ой
    ia$=ия ía$=ия ie=ье ue=уэ ué=уэ ^e=э ^é=э ae=аэ oe=оэ l(?![aeiouáéíóúl])=ль v=в x=кс`,
  fr: `jean=жан ault$=о eaux=о eau=о aux=о au=о oui=уи ou=у oi=уа aî=е ai=е ei=е œu=ё eu=ё ch=ш gn=нь ph=ф th=т qu=к gu(?=[eiéèêy])=г
    ge=же gé=же gi=жи gy=жи j=ж ç=с c(?=[eiéèêy])=с ille=ий ill=ий il$=иль ^e=э ^é=э ^è=э ^ê=э é=е è=е ê=е es$= e$=
    (?<=[aeiouéèn])nt$=н s$= t$= d$= x$= z$= en(?![aeioué])=ан em(?=[bp])=ам un$=ен in(?![aeioué])=ен u=ю h= y=и
    l(?![aeiouéèêyl])=ль`,
  hu: `sz=с zs=ж cs=ч gy=дь ny=нь ly=й ty=ть dzs=дж s=ш c=ц ö=ё ő=ё ü=ю ű=ю á=а ^é=э ^e=э é=е ja=я já=я ju=ю jó=йо
    jo=йо je=е j=й ia$=ия v=в w=в`,
  it: `sch=ск ch=к ghi=ги gh=г glia=лья glie=лье glio=льо gli=льи gna=нья gno=ньо gne=нье gni=ньи sci(?=[aou])=ш
    sc(?=[ei])=ш cci(?=[aou])=чч cc(?=[ei])=чч ci(?=[aou])=ч c(?=[ei])=ч ggi(?=[aou])=дж gg(?=[ei])=дж gi(?=[aou])=дж
    g(?=[eiì])=дж qu=ку zz=цц z=ц h= ^e=э ia$=ия l(?![aeioul])=ль j=й`,
  ja: `shi=си sha=ся sho=сё shu=сю sh=с chi=ти cha=тя cho=тё chu=тю ch=т tsu=цу ts=ц ji=дзи ja=дзя jo=дзё ju=дзю
    kya=кя kyo=кё kyu=кю ryo=рё ryu=рю gyo=гё hyo=хё myo=мё nyo=нё ya=я yu=ю yo=ё ey=ей ei=эй ^e=э e=э z=дз ai=ай oi=ой
    ui=уй ou=о oo=о uu=у w=в j=дз`,
  ko: `eo=о eu=ы ae=э oe=ве ui=ый yeo=ё yu=ю yo=ё ya=я ye=е ee=и oo=у ch=ч j=чж w=в ^e=э`,
  nl: `sch=сх ch=х ij=ей oe=у ui=ау ou=ау eu=ё aa=а ee=е oo=о uu=ю ie=и ph=ф th=т tje=тье ja=я je=е jo=йо ju=ю j=й ^e=э v=в
    w=в y=и`,
  north: `skj=ш stj=ш sj=ш tj=ч kj=ч ch=х ck=к ph=ф th=т aa=о å=о ^ä=э ä=е ^ö=э ö=ё ^ø=э ø=ё ^æ=э æ=е ja=я jä=йе je=е jo=йо
    jö=йё jø=йё ju=ю jy=ю j=й ^e=э ei=ей ey=ей øy=ёй y=ю v=в w=в x=кс ð=д þ=т l(?![aeiouyåäöæøl])=ль`,
  pl: `szcz=щ lu=лю szy=ши czy=чи ży=жи rzy=жи sz=ш cz=ч rz=ж dzi(?=[aeouąęó])=дз dz=дз dź=дзь dż=дж ch=х ę(?=[bp])=ем ię=ен
    ę=ен ią=ён ą(?=[bp])=ом ą=он ia=я ie=е io=ё iu=ю ió=ю ja=я je=е jó=йу jo=йо ju=ю j=й ów$=ув ó=у ski$=ский
    cki$=цкий dzki$=дзкий ska$=ская ł=л ń(?=s)=нь ń=нь ś=сь ć=ць ź=зь ż=ж y$=ы y=ы c=ц w=в l(?![aeiouyąęó])=ль ^e=э`,
  pt: `ções=сойнс ção=сан ão=ан ãe=айн ã=ан õe=ойн lha=лья lho=льо lhe=лье lh=ль nha=нья nho=ньо nhe=нье nh=нь ch=ш ç=с
    qu(?=[eiéí])=к gu(?=[eiéí])=г ge=же gé=же gi=жи gí=жи j=ж c(?=[eiéíê])=с ou=оу ^x=ш x=ш z$=с ^h= h= em$=ен
    ia$=ия ía$=ия io$=иу os$=ус o$=у ^e=э ^é=э l(?![aeiouáéíóúâêôãl])=л y=и w=в`,
  ro: `ș=ш ş=ш ț=ц ţ=ц chi=ки che=ке ghi=ги ghe=ге ci(?=[aou])=ч ce=че ci=чи gi(?=[aou])=дж ge=дже gi=джи ă=э â=ы î=ы
    j=ж ia=ия ie=ие ^e=е h=х x=кс`,
  ru: `mikhail=михаил ilya=илья shch=щ sch=щ kh=х zh=ж ts=ц ch=ч sh=ш iya=ия ia=ия ya=я yu=ю yo=ё ye=е iy$=ий yy$=ый y$=ий ay(?![aeou])=ай ey(?![aeou])=ей oy(?![aeou])=ой
    uy(?![aeou])=уй iy(?![aeou])=ий y=ы ai(?=[^aeiou]|$)=ай ei(?=[^aeiou]|$)=ей oi(?=[^aeiou]|$)=ой h=х j=дж w=в x=кс ^e=е`,
  tr: `ş=ш ç=ч ğ= ^c=дж c=дж ı=ы ^ö=о ö=ё ^ü=у ü=ю ya=я yu=ю yü=ю ye=е yo=йо y=й â=а j=ж ^e=э w=в x=кс
    (?<=[eiöü])l(?![aeıioöuü])=ль`,
  uk: `shch=щ kh=х zh=ж ts=ц ch=ч sh=ш iia=ия ia$=я ia=я iu=ю ya=я yu=ю ye=е yi=и ii$=ий yi$=ий yy$=ый y$=ий iy$=ий ey(?![aeou])=ей
    ay(?![aeou])=ай oy(?![aeou])=ой y=и h=г i=и j=дж w=в x=кс ^e=е`,
  west: `sch=ш sh=ш ch=ч th=т ph=ф kh=х zh=ж ck=к ts=ц ee=и oo=у qu=кв c(?=[eiy])=с ^ya=я ya=я yu=ю yo=ё ye=е ia$=ия y$=и
    ay(?![aeou])=ай ey(?![aeou])=ей oy(?![aeou])=ой ^e=э x=кс w=ў y=и j=дж`,
  yu: `dž=дж lja=ля lje=ле ljo=лё lju=лю lj=ль nja=ня nje=не njo=нё nju=ню nj=нь č=ч ć=ч š=ш ž=ж đ=дж ija=ия ije=ие ja=я
    je=е jo=йо ju=ю ji=и j=й c=ц h=х ^e=э w=в`,
  zh: `jun=цзюнь xun=сюнь qun=цюнь xu=сюй ju=цзюй qu=цюй zhi=чжи chi=чи shi=ши ri=жи zi=цзы ci=цы si=сы zh=чж ch=ч sh=ш iang=ян iong=юн ian=янь iao=яо ia=я ie=е
    iu=ю ing=ин in=инь uang=уан uan=уань uai=уай ua=уа uo=о ui=уэй un=унь ue=юэ üe=юэ ang=ан eng=эн ong=ун
    an=ань en=энь ao=ао ai=ай ei=эй ou=оу yang=ян yong=юн yuan=юань yue=юэ yun=юнь yu=юй you=ю yan=янь yao=яо ya=я
    ye=е ying=ин yin=инь yi=и wu=у w=в q=ц x=с j=цз z=цз c=ц r=ж h=х e$=э e=э ng=н y=й`,
  cs: `ch=х ďe=де ně=не ňa=ня č=ч š=ш ř=рж ž=ж ě=е ů=у ú=у ý$=ий ý=и y=и ň=нь ď=дь ť=ть ľ=ль ô=о ja=я já=я je=е jo=йо ju=ю ji=и
    jí=и j=й c=ц h=г ^e=э w=в x=кс á=а é=е í=и ó=о`,
};

/** Letters that no rule of the language names. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'һ', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м', n: 'н',
  o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'и', z: 'з',
  ß: 'сс', ł: 'л', đ: 'д', ø: 'ё', æ: 'е', œ: 'е', ı: 'ы', ð: 'д', þ: 'т',
}; // prettier-ignore

type Rule = readonly [at: RegExp, letters: string];

const read = new Map<Language, readonly Rule[]>();

function rulesOf(language: Language): readonly Rule[] {
  const known = read.get(language);
  if (known !== undefined) return known;
  const rules = RULES[language]
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text): Rule => {
      // A pattern itself may have `(?=` or `(?<=`, so the last sign divides.
      const at = text.lastIndexOf('=');
      return [new RegExp(text.slice(0, at), 'uy'), text.slice(at + 1)];
    });
  read.set(language, rules);
  return rules;
}

function letterOf(letter: string): string {
  return LETTERS[letter] ?? LETTERS[letter.normalize('NFD').charAt(0)] ?? letter;
}

/** The sound of a lower-case word of Latin letters. */
export function soundOf(word: string, language: Language): string {
  const rules = rulesOf(language);
  let sound = '';
  for (let at = 0; at < word.length;) {
    const from = at;
    for (const [pattern, letters] of rules) {
      pattern.lastIndex = from;
      const found = pattern.exec(word);
      if (found === null || found[0] === '') continue;
      sound += letters;
      at += found[0].length;
      break;
    }
    if (at > from) continue;
    sound += letterOf(word.charAt(at));
    at += 1;
  }
  return sound;
}
