/** Clubs of Arab countries, whose own names are Arabic: `name | German | Russian | Arabic`. */
export const ARAB_CLUBS = `
Al-Hilal | | Аль-Хиляль | الهلال
Al-Nassr | | Аль-Наср | النصر
Al-Ittihad | | Аль-Иттихад | الاتحاد
Al-Ahli Jeddah | Al-Ahli Dschidda | Аль-Ахли Джидда | أهلي جدة
Al-Qadsiah | | Аль-Кадисия | القادسية
Al-Taawoun | | Аль-Таавун | التعاون
Al-Ettifaq | | Аль-Иттифак | الاتفاق
Al-Shabab | | Аль-Шабаб | الشباب
Neom SC | | Неом | نيوم
Al-Khaleej | | Аль-Халидж | الخليج
Al-Fateh | | Аль-Фатех | الفتح
Al-Fayha | | Аль-Фейха | الفيحاء
Al-Riyadh | | Аль-Рияд | الرياض
Al-Kholood | | Аль-Холуд | الخلود
Al-Hazem | | Аль-Хазм | الحزم
Damac | | Дамак | ضمك
Al-Okhdood | | Аль-Охдуд | الأخدود
Al-Najma | | Аль-Наджма | النجمة
Shabab Al-Ahli | | Шабаб Аль-Ахли | شباب الأهلي
Al-Ain | | Аль-Айн | العين
Al-Wahda | | Аль-Вахда | الوحدة
Al-Wasl | | Аль-Васл | الوصل
Sharjah | | Шарджа | الشارقة
Al-Jazira | | Аль-Джазира | الجزيرة
Al-Nasr Dubai | | Аль-Наср Дубай | نصر دبي
Ajman | | Аджман | عجمان
Kalba | | Кальба | كلباء
Khor Fakkan | | Хаур-Факкан | خورفكان
Baniyas | | Банияс | بني ياس
Al-Dhafra | | Аль-Дафра | الظفرة
Al-Bataeh | | Аль-Батаих | البطائح
Dibba | | Дибба | دبا
Al Ahly | Al Ahly Kairo | Аль-Ахли | الأهلي
Pyramids | | Пирамидс | بيراميدز
Zamalek | Zamalek Kairo | Замалек | الزمالك
Al Masry | | Аль-Масри | المصري
Ceramica Cleopatra | | Серамика Клеопатра | سيراميكا كليوباترا
National Bank of Egypt | | Национальный банк Египта | البنك الأهلي
Smouha | | Смуха | سموحة
ZED FC | | ЗЕД | زد
Petrojet | | Петроджет | بتروجت
Wadi Degla | | Вади Дегла | وادي دجلة
ENPPI | | ЭНППИ | إنبي
El Gouna | | Эль-Гуна | الجونة
Haras El Hodoud | | Харас Эль-Ходуд | حرس الحدود
Modern Sport | | Модерн Спорт | مودرن سبورت
Talaea El Gaish | | Талаеа Эль-Гаиш | طلائع الجيش
Al Ittihad Alexandria | | Аль-Иттихад Александрия | الاتحاد السكندري
Pharco | | Фарко | فاركو
Ghazl El Mahalla | | Газль Эль-Махалла | غزل المحلة
Ismaily | | Исмаили | الإسماعيلي
Kahraba Ismailia | | Кахраба Исмаилия | كهرباء الإسماعيلية
El Mokawloon | | Эль-Мокавлун | المقاولون العرب
RS Berkane | | Беркан | نهضة بركان
FAR Rabat | | ФАР Рабат | الجيش الملكي
Wydad Casablanca | | Видад Касабланка | الوداد الرياضي
Raja Casablanca | | Раджа Касабланка | الرجاء الرياضي
Maghreb de Fès | | Магриб Фес | المغرب الفاسي
Olympic Safi | | Олимпик Сафи | أولمبيك آسفي
Kawkab Marrakech | | Кавкаб Марракеш | الكوكب المراكشي
Difaâ El Jadida | | Дифаа Эль-Джадида | الدفاع الحسني الجديدي
Hassania Agadir | | Хассания Агадир | حسنية أكادير
Renaissance Zemamra | | Ренессанс Земамра | نهضة الزمامرة
Ittihad Tanger | | Иттихад Танжер | اتحاد طنجة
Union Touarga | | Юнион Туарга | اتحاد تواركة
FUS Rabat | | ФЮС Рабат | الفتح الرباطي
COD Meknès | | КОД Мекнес | النادي المكناسي
Olympique Dcheira | | Олимпик Дшейра | أولمبيك الدشيرة
Yacoub El Mansour | | Якуб Эль-Мансур | اتحاد يعقوب المنصور
Bnei Sakhnin | | Бней Сахнин | أبناء سخنين
Dubai Basketball | | Дубай | دبي
`;
