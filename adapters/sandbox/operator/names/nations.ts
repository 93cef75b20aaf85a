/** National teams: `name | German | Russian | Arabic`. An empty German name is the English one. */
export const NATIONS = `
Afghanistan | | Афганистан | أفغانستان
Albania | Albanien | Албания | ألبانيا
Algeria | Algerien | Алжир | الجزائر
Andorra | | Андорра | أندورا
Angola | | Ангола | أنغولا
Argentina | Argentinien | Аргентина | الأرجنتين
Armenia | Armenien | Армения | أرمينيا
Australia | Australien | Австралия | أستراليا
Austria | Österreich | Австрия | النمسا
Azerbaijan | Aserbaidschan | Азербайджан | أذربيجان
Bahrain | | Бахрейн | البحرين
Bangladesh | Bangladesch | Бангладеш | بنغلاديش
Belarus | | Беларусь | بيلاروسيا
Belgium | Belgien | Бельгия | بلجيكا
Benin | | Бенин | بنين
Bolivia | Bolivien | Боливия | بوليفيا
Bosnia and Herzegovina | Bosnien und Herzegowina | Босния и Герцеговина | البوسنة والهرسك
Botswana | Botsuana | Ботсвана | بوتسوانا
Brazil | Brasilien | Бразилия | البرازيل
Bulgaria | Bulgarien | Болгария | بلغاريا
Burkina Faso | | Буркина-Фасо | بوركينا فاسو
Cameroon | Kamerun | Камерун | الكاميرون
Canada | Kanada | Канада | كندا
Cape Verde | Kap Verde | Кабо-Верде | الرأس الأخضر
Chile | | Чили | تشيلي
China | | Китай | الصين
China PR | China | Китай | الصين
Colombia | Kolumbien | Колумбия | كولومبيا
Comoros | Komoren | Коморы | جزر القمر
Costa Rica | | Коста-Рика | كوستاريكا
Croatia | Kroatien | Хорватия | كرواتيا
Cuba | Kuba | Куба | كوبا
Curaçao | | Кюрасао | كوراساو
Cyprus | Zypern | Кипр | قبرص
Czechia | Tschechien | Чехия | التشيك
DR Congo | DR Kongo | ДР Конго | الكونغو الديمقراطية
Denmark | Dänemark | Дания | الدنمارك
Ecuador | | Эквадор | الإكوادور
Egypt | Ägypten | Египет | مصر
England | | Англия | إنجلترا
Equatorial Guinea | Äquatorialguinea | Экваториальная Гвинея | غينيا الاستوائية
Estonia | Estland | Эстония | إستونيا
Faroe Islands | Färöer | Фарерские острова | جزر فارو
Fiji | Fidschi | Фиджи | فيجي
Finland | Finnland | Финляндия | فنلندا
France | Frankreich | Франция | فرنسا
Gabon | Gabun | Габон | الغابون
Georgia | Georgien | Грузия | جورجيا
Germany | Deutschland | Германия | ألمانيا
Ghana | | Гана | غانا
Gibraltar | | Гибралтар | جبل طارق
Great Britain | Großbritannien | Великобритания | بريطانيا العظمى
Greece | Griechenland | Греция | اليونان
Guatemala | | Гватемала | غواتيمالا
Haiti | | Гаити | هايتي
Hungary | Ungarn | Венгрия | المجر
Iceland | Island | Исландия | آيسلندا
India | Indien | Индия | الهند
Indonesia | Indonesien | Индонезия | إندونيسيا
Iran | | Иран | إيران
Iraq | Irak | Ирак | العراق
Ireland | Irland | Ирландия | أيرلندا
Israel | | Израиль | إسرائيل
Italy | Italien | Италия | إيطاليا
Ivory Coast | Elfenbeinküste | Кот-д’Ивуар | ساحل العاج
Jamaica | Jamaika | Ямайка | جامايكا
Japan | | Япония | اليابان
Jordan | Jordanien | Иордания | الأردن
Kazakhstan | Kasachstan | Казахстан | كازاخستان
Kenya | Kenia | Кения | كينيا
Kosovo | | Косово | كوسوفو
Kuwait | | Кувейт | الكويت
Kyrgyzstan | Kirgisistan | Киргизия | قيرغيزستان
Latvia | Lettland | Латвия | لاتفيا
Lebanon | Libanon | Ливан | لبنان
Libya | Libyen | Ливия | ليبيا
Lithuania | Litauen | Литва | ليتوانيا
Luxembourg | Luxemburg | Люксембург | لوكسمبورغ
Mali | | Мали | مالي
Malta | | Мальта | مالطا
Mexico | Mexiko | Мексика | المكسيك
Moldova | Moldau | Молдавия | مولدوفا
Montenegro | | Черногория | الجبل الأسود
Morocco | Marokko | Марокко | المغرب
Mozambique | Mosambik | Мозамбик | موزمبيق
Namibia | | Намибия | ناميبيا
Nepal | | Непал | نيبال
Netherlands | Niederlande | Нидерланды | هولندا
New Zealand | Neuseeland | Новая Зеландия | نيوزيلندا
Nigeria | | Нигерия | نيجيريا
North Korea | Nordkorea | КНДР | كوريا الشمالية
North Macedonia | Nordmazedonien | Северная Македония | مقدونيا الشمالية
Northern Ireland | Nordirland | Северная Ирландия | أيرلندا الشمالية
Norway | Norwegen | Норвегия | النرويج
Oman | | Оман | عُمان
Pakistan | | Пакистан | باكستان
Palestine | Palästina | Палестина | فلسطين
Panama | | Панама | بنما
Paraguay | | Парагвай | باراغواي
Peru | | Перу | بيرو
Poland | Polen | Польша | بولندا
Portugal | | Португалия | البرتغال
Qatar | Katar | Катар | قطر
Republic of Ireland | Irland | Ирландия | أيرلندا
Romania | Rumänien | Румыния | رومانيا
Samoa | | Самоа | ساموا
Saudi Arabia | Saudi-Arabien | Саудовская Аравия | السعودية
Scotland | Schottland | Шотландия | اسكتلندا
Senegal | | Сенегал | السنغال
Serbia | Serbien | Сербия | صربيا
Slovakia | Slowakei | Словакия | سلوفاكيا
Slovenia | Slowenien | Словения | سلوفينيا
South Africa | Südafrika | ЮАР | جنوب أفريقيا
South Korea | Südkorea | Южная Корея | كوريا الجنوبية
Spain | Spanien | Испания | إسبانيا
Sri Lanka | | Шри-Ланка | سريلانكا
Sudan | | Судан | السودان
Sweden | Schweden | Швеция | السويد
Switzerland | Schweiz | Швейцария | سويسرا
Syria | Syrien | Сирия | سوريا
Tajikistan | Tadschikistan | Таджикистан | طاجيكستان
Tanzania | Tansania | Танзания | تنزانيا
Thailand | | Таиланд | تايلاند
Tonga | | Тонга | تونغا
Tunisia | Tunesien | Тунис | تونس
Türkiye | Türkei | Турция | تركيا
USA | | США | الولايات المتحدة
Uganda | | Уганда | أوغندا
Ukraine | | Украина | أوكرانيا
United Arab Emirates | Vereinigte Arabische Emirate | ОАЭ | الإمارات
Uruguay | | Уругвай | أوروغواي
Uzbekistan | Usbekistan | Узбекистан | أوزبكستان
Venezuela | | Венесуэла | فنزويلا
Vietnam | | Вьетнам | فيتنام
Wales | | Уэльс | ويلز
West Indies | | Вест-Индия | جزر الهند الغربية
Zambia | Sambia | Замбия | زامبيا
Zimbabwe | Simbabwe | Зимбабве | زيمبابوي
`;
