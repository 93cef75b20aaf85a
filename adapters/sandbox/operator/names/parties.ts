/** The parties of the invented country: `name | German | Russian | Arabic`, as of clubs. */
export const PARTIES = `
Civic Renewal | Bürgerlicher Aufbruch | Гражданское обновление | التجديد المدني
Harvest Union | Ernteunion | Союз урожая | اتحاد الحصاد
Crown and Country | Krone und Land | Корона и страна | التاج والوطن
Green Valleys | Grüne Täler | Зелёные долины | الوديان الخضراء
Free Ports League | Liga der freien Häfen | Лига свободных портов | رابطة الموانئ الحرة
`;
