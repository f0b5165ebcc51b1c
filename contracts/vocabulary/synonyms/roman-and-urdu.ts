/** English words with their Roman Urdu and Urdu ones; behind `>` kinds of them. */
export const ROMAN_AND_URDU = `
electrical = electric = electricity = bijli = bijlee = بجلی = برقی
medicine = dawai = dawa = dawaiyan = dawaiyaan = adviyat = adwiyat = ادویات = ادویہ = دوائی = دوا > drugs = pharmaceutical = pvms = medical stores
hospital = haspatal = aspatal = ہسپتال = اسپتال
doctor = ڈاکٹر
road = sarak = sadak = سڑک = سڑکوں
construction = tameer = tamir = tameeri = تعمیر = تعمیرات = تعمیراتی > reconstruction = const = civil works
civil works = tameerati kaam = tameerati kam = تعمیراتی کام > construction = renovation = rehabilitation
repair = repairing = marammat = murammat = مرمت
building = imarat = عمارت
school = سکول = اسکول
college = کالج
university = جامعہ = یونیورسٹی
bridge = pul = پل
water = pani = پانی
water supply = pani ki farahmi = آب رسانی = فراہمی آب
sewerage = نکاسی آب = سیوریج
canal = nehar = نہر
dam = ڈیم
tubewell = ٹیوب ویل
pump = پمپ
pipe = pipes = پائپ
gas = گیس
solar = shamsi = شمسی = سولر
generator = جنریٹر
transformer = ٹرانسفارمر
cable = taar = wire = تار = کیبل
lights = light = batti = بتی = لائٹ
fan = pankha = پنکھا
furniture = farnichar = فرنیچر
chair = kursi = کرسی
table = mez = میز
stationery = سٹیشنری = اسٹیشنری
paper = kaghaz = kagaz = کاغذ
printing = chapai = chhapai = طباعت = چھپائی
books = book = kitab = kitabain = کتاب = کتب
computer = کمپیوٹر
laptop = لیپ ٹاپ
printer = پرنٹر
machine = machinery = مشین = مشینری
vehicle = vehicles = gari = gaari = گاڑی = گاڑیاں = گاڑیوں
car = کار
bus = بس
motorcycle = موٹر سائیکل
tractor = ٹریکٹر
tyre = ٹائر
petrol = fuel = پٹرول = ایندھن
diesel = ڈیزل
oil = تیل
food = khana = khurak = خوراک = کھانا > ration = grocery = edible = diet = meal = meals = lunch = refreshment = canteen = catering = cafeteria
food items = eatables = food stuff > ration = grocery = edible items = diet
catering = طعام
meat = gosht = گوشت
chicken = murghi = مرغی
milk = doodh = دودھ
flour = atta = aata = آٹا
sugar = cheeni = چینی
rice = chawal = چاول
wheat = gandum = گندم
vegetables = vegetable = sabzi = سبزی = سبزیات
fruit = fruits = phal = پھل
tea = chai = چائے
cloth = kapra = kapda = fabric = کپڑا
uniform = wardi = وردی = یونیفارم
shoes = joote = جوتے
blanket = kambal = کمبل
tent = khema = خیمہ = شامیانہ
security = سیکورٹی = سیکیورٹی = سکیورٹی
security guard = chowkidar = چوکیدار = گارڈ = سیکورٹی گارڈ = سیکیورٹی گارڈ = سکیورٹی گارڈ > watch and ward = security agency = security company = security services
cleaning = safai = صفائی
garbage = kachra = kura = کوڑا = کچرا
garden = bagh = park = باغ = پارک
trees = tree = darakht = plantation = درخت = شجرکاری
seed = seeds = beej = بیج
fertilizer = khad = کھاد
animals = livestock = maweshi = janwar = janwaron = مویشی = جانور
auction = neelam = neelami = نیلام = نیلامی
tender = tenders = tendar = ٹینڈر
contract = theka = tehka = ٹھیکہ
contractor = thekedar = thekadar = ٹھیکیدار
rent = kiraya = kiraye = کرایہ
purchase = procurement = kharid = khareed = khareedari = خرید = خریداری
supply = farahmi = فراہمی
sale = farokht = فروخت
scrap = kabar = kabaad = کباڑ
iron = loha = لوہا
steel = saria = sariya = سریا = سٹیل
cement = سیمنٹ
bricks = brick = eent = اینٹ = اینٹیں
sand = ret = ریت
stone = crush = bajri = پتھر = بجری
wood = timber = lakri = لکڑی
paint = rang = رنگ و روغن = پینٹ
glass = sheesha = شیشہ
door = doors = darwaza = دروازہ
window = windows = khirki = کھڑکی
wall = deewar = diwar = دیوار
roof = chhat = چھت
well = kuan = کنواں
drain = نالہ = نالی
mosque = masjid = مسجد
graveyard = qabristan = قبرستان
police = پولیس
army = fauj = فوج
court = adalat = عدالت
government = sarkari = حکومت = سرکاری
office = daftar = دفتر
market = bazar = bazaar = بازار
shop = shops = dukan = دکان = دکانیں
hotel = ہوٹل
insurance = bima = بیمہ = انشورنس
training = tarbiyat = تربیت
survey = سروے
map = naqsha = نقشہ
camera = کیمرہ = کیمرے
telephone = phone = فون = ٹیلی فون
internet = انٹرنیٹ
ambulance = ایمبولینس
blood = khoon = خون
eye = aankh = آنکھ
dental = دانت
disabled = mazoor = معذور
poor = ghareeb = غریب
women = khawateen = خواتین
children = bachay = بچے
sports = khel = کھیل
`;
