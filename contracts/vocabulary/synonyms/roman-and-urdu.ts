/** English words with their Roman Urdu and Urdu ones; behind `>` kinds of them, behind `<` wider words. */
export const ROMAN_AND_URDU = `
electrical = electric = electricity = bijli = bijlee = بجلی = برقی
medicine = dawai = dawa = dawaiyan = dawaiyaan = adviyat = adwiyat = ادویات = ادویہ = دوائی = دوا = میڈیسن = میڈیسنز > drugs = pharmaceutical = pvms < medical stores
hospital = haspatal = aspatal = ہسپتال = اسپتال
doctor = ڈاکٹر
road = sarak = sadak = سڑک = سڑکوں
construction = tameer = tamir = tameeri = تعمیر = تعمیرات = تعمیراتی > reconstruction = const = civil works
civil works = tameerati kaam = tameerati kam = تعمیراتی کام = سول ورکس = سول ورک > construction = renovation = rehabilitation
repair = repairing = marammat = murammat = مرمت > overhauling = maintenance = rehabilitation
building = imarat = عمارت
school = سکول = اسکول
college = کالج
university = جامعہ = یونیورسٹی
bridge = pul = پل
water = pani = پانی = واٹر
water supply = pani ki farahmi = آب رسانی = فراہمی آب
sewerage = نکاسی آب = سیوریج
canal = nehar = نہر
dam = ڈیم
tubewell = ٹیوب ویل
pump = پمپ > submersible
pipe = pipes = پائپ = paip
gas = گیس
solar = shamsi = شمسی = سولر
generator = جنریٹر
transformer = ٹرانسفارمر
cable = taar = wire = تار = کیبل
lights = light = batti = بتی = لائٹ = لائٹس
fan = pankha = پنکھا = پنکھے = pankhe
furniture = farnichar = فرنیچر
chair = kursi = کرسی
table = mez = میز
stationery = سٹیشنری = اسٹیشنری
paper = kaghaz = kagaz = کاغذ
printing = chapai = chhapai = طباعت = چھپائی = پرنٹنگ
books = book = kitab = kitabain = کتاب = کتب = kitaben
computer = کمپیوٹر = kampyutar
laptop = لیپ ٹاپ
printer = پرنٹر
machine = machinery = مشین = مشینری = mashin
vehicle = vehicles = gari = gaari = گاڑی = گاڑیاں = گاڑیوں
car = کار
bus = بس
motorcycle = موٹر سائیکل
tractor = ٹریکٹر = traktor
tyre = ٹائر = tair
petrol = gasoline = پٹرول < fuel
fuel = ایندھن
diesel = ڈیزل
oil = تیل
tel < oil
food = khana = khurak = khorak = خوراک = کھانا = khaana > ration = grocery = edible = diet = meal = meals = lunch = refreshment = canteen = catering = cafeteria
food items = eatables = food stuff > ration = grocery = edible items = diet
catering = طعام = کیٹرنگ = پکا ہوا کھانا
meat = gosht = گوشت
chicken = murghi = مرغی
milk = doodh = دودھ
flour = atta = aata = آٹا = ata
sugar = cheeni = چینی = chini
rice = chawal = چاول
wheat = gandum = گندم
vegetables = vegetable = sabzi = سبزی = سبزیات
fruit = fruits = phal = پھل
tea = chai = چائے
cloth = kapra = kapda = fabric = کپڑا = kapray
uniform = wardi = staff dresses = وردی = یونیفارم
shoes = joote = جوتے = jootay = jutay
blanket = kambal = کمبل
tent = khema = خیمہ = شامیانہ = خیمے = ٹینٹ
security = سیکورٹی = سیکیورٹی = سکیورٹی
security guard = chowkidar = چوکیدار = گارڈ = سیکورٹی گارڈ = سیکیورٹی گارڈ = سکیورٹی گارڈ = choukidar = pehredar = گارڈز = سیکیورٹی گارڈز = سکیورٹی گارڈز > watch and ward = security agency = security company = security services
cleaning = safai = صفائی = safayi
garbage = kachra = kura = کوڑا = کچرا = koora = kooda
garden = bagh = باغ
park = پارک
trees = tree = darakht = plantation = درخت = شجرکاری
seed = seeds = beej = بیج
fertilizer = khad = کھاد = khaad
animals = livestock = maweshi = janwar = janwaron = مویشی = جانور
auction = neelam = neelami = نیلام = نیلامی = nilami = neelaami
tender = tenders = tendar = ٹینڈر
contract = theka = tehka = ٹھیکہ
contractor = thekedar = thekadar = ٹھیکیدار
rent = kiraya = kiraye = کرایہ = rental < hiring
purchase = procurement = kharid = khareed = khareedari = خرید = خریداری
supply = farahmi = فراہمی
sale = farokht = فروخت
scrap = malba = kabar = kabaad = kabari = کباڑ = کباڑی = سکریپ = اسکریپ = kabaar = kabadi
iron = loha = لوہا
steel bars = saria = sariya = سریا = sarya
steel = سٹیل
cement = سیمنٹ
bricks = brick = eent = اینٹ = اینٹیں
sand = ret = reti = ریت = rait
stone = crush = bajri = پتھر = بجری = pathar < sand and gravel = gravel
wood = timber = lakri = لکڑی = lakdi < dry trees = fallen trees = درختوں نیلامی
rang > paint
paint = رنگ و روغن = پینٹ = رنگ روغن = rang roghan
glass = sheesha = شیشہ = shisha
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
shop = shops = dukan = دکان = دکانیں > outlet = kiosk
hotel = ہوٹل
insurance = bima = بیمہ = انشورنس
training = tarbiyat = تربیت
survey = سروے
map = naqsha = نقشہ
camera = کیمرہ = کیمرے = kemra = kamera
telephone = phone = فون = ٹیلی فون
internet = انٹرنیٹ
ambulance = ایمبولینس = ambulans
blood = khoon = خون
eye = aankh = آنکھ
dental = دانت
disabled = mazoor = معذور
poor = ghareeb = غریب
women = khawateen = خواتین
children = bachay = بچے
sports = کھیل
khel > sports = کھیل
battery = bateri = betri = بیٹری
ups = یو پی ایس
air conditioner = اے سی = ایئر کنڈیشنر = ائیر کنڈیشنر
air cooler = ایئر کولر = room kooler
lift = لفٹ
audit = آڈٹ
legal services = wakeel = vakeel = qanooni = qanooni musheer = وکیل = وکلا = وکلاء = قانونی مشیر = قانونی
consultant = musheer = مشیر
cctv = سی سی ٹی وی = سی سی ٹی وی کیمرہ = سی سی ٹی وی کیمرے
street light = سٹریٹ لائٹ = اسٹریٹ لائٹ
solar panel = solar plate = سولر پینل = سولر پلیٹ
energy meter = بجلی میٹر = bijli meter
electric pole = کھمبا = کھمبے = khamba = khambay
motor = موٹر
bulb = led bulb = بلب
wiring = وائرنگ
valve = والو
software = سافٹ ویئر = سوفٹ ویئر
website = ویب سائٹ
network equipment = نیٹ ورک
toner = ٹونر
photocopier = فوٹو کاپی مشین = فوٹو سٹیٹ مشین = فوٹو کاپیئر
scanner = سکینر
telephone exchange = ٹیلی فون ایکسچینج
medical equipment = tibbi alat = tibbi aalat = طبی آلات
laboratory = لیبارٹری = لیب
surgical items = jarahi = جراحی = سرجیکل
x ray = ایکسرے
oxygen = آکسیجن
vaccine = ویکسین
syringe = سرنج
hospital bed = ہسپتال بیڈ
marble = ماربل
tiles = ٹائل = ٹائلز
gravel = کرش
boundary wall = char diwari = chardiwari = چار دیواری = باؤنڈری وال
bathroom = ghusal khana = بیت الخلا = غسل خانہ = واش روم
water tank = پانی ٹینکی = ٹینکی
water tanker = واٹر ٹینکر
handpump = nalka = نلکا
filtration plant = فلٹریشن پلانٹ
water cooler = واٹر کولر
geyser = گیزر
drinking water = pani bottle = water bottle = پانی بوتل
stitching = silai = سلائی
sweeper = khakroob = خاکروب
driver = ڈرائیور
labour = mazdoor = mazdoori = مزدور = مزدوری
banner = بینر
advertisement = ishtihar = ishtehar = اشتہار = اشتہارات
transport = ٹرانسپورٹ
truck = ٹرک
crane = کرین
excavator = ایکسکیویٹر
steel almirah = almari = الماری
sofa = صوفہ
curtain = parda = parday = پردہ = پردے
carpet = qaleen = qalin = قالین
crockery = bartan = برتن
gas cylinder = گیس سلنڈر = سلنڈر = silindar
stove = chulha = چولہا
pulses = daal = dal = lentils = دال = دالیں
ghee = گھی
spices = masala = masalay = مصالحہ
eggs = anda = anday = انڈے
fish = machli = machhli = مچھلی
bread = roti = naan = روٹی
bed sheets = chadar = چادر
mattress = gadda = گدا = گدے
sound system = ساؤنڈ سسٹم
saplings = poday = paudey = پودے = paude
pesticide = spray = زرعی ادویات = کیڑے مار = سپرے
animal feed = چارہ = بھوسہ = ونڈا = جانوروں خوراک = مویشیوں خوراک
bitumen = تارکول
street = gali = گلی = گلیاں
soling = سولنگ
culvert = پلیا
grass = ghaas = ghas = گھاس
walk through gate = واک تھرو گیٹ
weapons = asleha = aslaha = اسلحہ = asla
photocopy = فوٹو کاپی
waste paper = radi = ردی
design = ڈیزائن
fire extinguisher = آگ بجھانے آلات = فائر ایکسٹنگوشر
old = purana = purani = purane = پرانا = پرانی = پرانے
ration = راشن
filters = فلٹر
mobile phone = موبائل = موبائل فون = mobail
sim cards = سم کارڈ
consultancy = کنسلٹنٹ = کنسلٹنسی
flex = پینا فلیکس = بینرز = بینر
bulldozer = بلڈوزر
fire fighting = آگ بجھانے = فائر فائٹنگ
gardening = باغبانی = مالی
van = ویگن
courier = کورئیر = کوریئر = ڈاک
warehouse = گودام = godam = godown
land = زمین = zameen
lease = لیز = leez
parking = پارکنگ
plastic = پلاسٹک
aluminium = ایلومینیم
welding = ویلڈنگ
tools = اوزار = ozaar = auzar
spare parts = پرزہ جات = پرزے = purzay = purze
boring = بورنگ
heater = ہیٹر = hitar
refrigerator = فریج = ریفریجریٹر = frij
television = ٹی وی = ٹیلی ویژن
projector = پروجیکٹر
inverter = انورٹر
residential quarters = makan = ghar = مکان
cots = charpai = charpoy = چارپائی
bedding = bistar = rajai = بستر = رضائی
pens = qalam = قلم
excavation = khudai = کھدائی
earth filling = mitti = مٹی
recruitment = bharti = بھرتی
`;
