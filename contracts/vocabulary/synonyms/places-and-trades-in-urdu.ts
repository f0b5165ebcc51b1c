/** Buildings, grounds, machines and trades in Urdu and Roman Urdu, by the English name of the other lists; abbreviations in their letters. */
export const PLACES_AND_TRADES_IN_URDU = `
school = سکول = اسکول = سکولز
hostel = ہاسٹل
library = لائبریری
museum = عجائب گھر = میوزیم
auditorium = آڈیٹوریم
stadium = سٹیڈیم = اسٹیڈیم
gym = جم = جمنازیم
playground = گراؤنڈ = کھیل میدان
swimming pool = سوئمنگ پول
kitchen = کچن = باورچی خانہ
toilets = latrine = latrines = باتھ روم = ٹوائلٹ = ٹوائلٹس = لیٹرین = واش روم
boundary wall = چاردیواری
retaining wall = حفاظتی دیوار
classroom = class room = کلاس روم = کمرہ جماعت
graveyard = kabristan
slaughter house = mazbah khana = مذبح خانہ = سلاٹر ہاؤس
cattle market = maweshi mandi = مویشی منڈی
bus stand = بس سٹینڈ = بس اسٹینڈ = بس اڈا = لاری اڈا
parking stand = parking fee = پارکنگ سٹینڈ = پارکنگ اسٹینڈ = پارکنگ سٹینڈز = پارکنگ فیس > cycle stand = سائیکل سٹینڈ
cycle stand = سائیکل سٹینڈ
toll plaza = ٹول پلازہ
livestock = لائیو سٹاک = لائیوسٹاک
veterinary = ویٹرنری = وٹرنری
fisheries = فشریز = ماہی پروری
rescue = ریسکیو
fire brigade = فائر بریگیڈ
fire extinguisher = فائر ایکسٹنگشر
tanker = ٹینکر = ٹینکرز
water tanker = پانی ٹینکر
boiler = بوائلر
chiller = چلر < hvac = air conditioning plant
cold storage = کولڈ سٹوریج = سرد خانہ
lift = ایلیویٹر
escalator = ایسکلیٹر
forklift = فورک لفٹ
dump truck = ڈمپر
x ray = ایکس رے
ultrasound = الٹراساؤنڈ
dental = ڈینٹل
vaccination = ٹیکہ جات
blood bank = بلڈ بینک
first aid = فرسٹ ایڈ = ابتدائی طبی امداد
spectacles = eyeglasses = reading glasses = chashmay = چشمہ = چشمے
chashma < spectacles
hearing aid = آلہ سماعت
artificial limbs = مصنوعی اعضا
hajj = haj = hujjaj = حج = حجاج
umrah = umra = عمرہ
air ticketing = ہوائی ٹکٹ = ٹریول ایجنٹ = ٹریول ایجنسی
tailor = tailoring = stitching = darzi = درزی
hair cutting = barber = hajjam = hajam = حجام
cobbler = mochi = موچی
blacksmith = lohar = لوہار
carpenter = ترکھان = بڑھئی
mason = masons = mistri = مستری
electrician = bijli wala = الیکٹریشن
plumber = پلمبر
welder = ویلڈر
cook = cooks = bawarchi = باورچی
confectionery = confectioner = sweets = halwai = mithai = حلوائی = مٹھائی
gardener = مالی
sweeper = khakrob = خاکروب
porters = porter = coolie = coolies = قلی
lawyer = ایڈووکیٹ
chartered accountant = charted accountant = چارٹرڈ اکاؤنٹنٹ
surveyor = سرویئر
bee = bees = honeybee = makhi = شہد مکھی = مگس بانی = beekeeping = apiculture
silk = resham = ریشم
wool = oon = اون
cotton = kapas = کپاس
jute = پٹ سن
edible oil = خوردنی تیل
bread = نان
straw = بھوسہ
silage = سائیلج
poultry = پولٹری
cow = gaye = گائے
sheep = bher = بھیڑ = بھیڑیں
mule = khachar = khacharein = خچر
greenhouse = گرین ہاؤس = ٹنل فارمنگ
drip irrigation = ڈرپ اریگیشن
olive = zaitoon = زیتون
nursery = نرسری
marble = سنگ مرمر = گرینائٹ
limestone = چونا پتھر
gypsum = جپسم
copper = کاپر
rubber = ربڑ
leather = chamra = چمڑا = چمڑے
foam = فوم
socks = جراب = جرابیں
cap = caps = topi = topian = ٹوپی
raincoat = برساتی
umbrella = chatri = چھتری
bag = بیگ = بستہ
box = boxes = بکس
chain = zanjeer = زنجیر
deep freezer = فریزر
microwave oven = مائیکروویو
baking oven = tandoor = تندور = اوون
feeder = فیڈر
tower = ٹاور
antenna = انٹینا
radio = ریڈیو
drone = ڈرون
weighbridge = kanta = computer kanta = کانٹا = ویٹ برج = کنڈا
printing press = پرنٹنگ پریس
newspaper = akhbar = akhbarat = اخبار = اخبارات
medals = تمغہ = تمغے
gift items = gift = tohfa = تحائف = تحفہ
lease = patta = پٹہ = اجارہ
land = arazi = اراضی
flat = فلیٹ
petrol pump = پٹرول پمپ
cng = سی این جی
culvert = کلورٹ = پلیہ
footpath = فٹ پاتھ
flyover = فلائی اوور
underpass = انڈر پاس
railway = ریلوے
airport = ایئرپورٹ = ہوائی اڈا
helicopter = ہیلی کاپٹر
ship = jahaz = بحری جہاز
election = الیکشن = انتخابات
examination = imtehan = امتحان = امتحانات
training = ٹریننگ
sound system = ساؤنڈ سسٹم
tent service = ٹینٹ سروس
flood = sailab = سیلاب
wheel chair = وہیل چیئر = وہیل چیئرز = ویل چیئرز
answer sheets = answer scripts = answer script
nursery plants > supply of plants = procurement of plants = plants and grass
deemak = دیمک
jhoolay = jhoole = jhula = swings = kids rides = جھولے
dustbin = refuse bin = litter bin
tuff tile = tuff paving
hdpe = h d p e = ایچ ڈی پی ای
smd = ایس ایم ڈی
pvc = p v c = پی وی سی
rcc = r c c = آر سی سی
cctv = c c t v
`;
