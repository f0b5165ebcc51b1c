/** Goods in Roman Urdu and Urdu, one and several of them; behind `<` what notices name instead. */
export const GOODS_IN_URDU = `
a4 paper = photocopy kaghaz = kaghaz rim = فوٹو کاپی کاغذ
file covers = فائل = فائلیں = رجسٹر
lifafa = lifafay = لفافہ = لفافے < stationery = stationary
brochures = پمفلٹ = کیلنڈر = ڈائری
id cards = کارڈ
sofa = صوفے
desks = ڈیسک = بینچ
steel racks = ریک
computer accessories = ماؤس = مانیٹر
led tv = ایل ای ڈی = ایل سی ڈی
washing machine = واشنگ مشین
electric iron = istri = istari = استری
air cooler = کولر = روم کولر
wheel chair = ویل چیئر
injections = teeka = teekay = انجکشن
drugs = goliyan = گولیاں
syrups = ڈرپ
syringe = بلڈ بیگ
dental = دانتوں سامان
dialysis = ڈائیلاسز
oxygen cylinder = oxygen silindar = آکسیجن سلنڈر
lab kits = لیب کٹس
lab equipment = lab saman = laboratory saman = لیبارٹری سامان
surgical items = surgical saman = سرجیکل سامان
bedding = takiya = takiye = تکیہ = تکیے
jersey = جرسی = جیکٹ
locks = tala = talay = taalay = تالا = تالے
towels = toliye = تولیے
toys = khilona = khilone = khilonay = jhoole = jhoolay = کھلونے = جھولے
sports goods = کرکٹ
crockery = chamach = chammach = چمچ = پلیٹیں = گلاس
metal detector = میٹل ڈیٹیکٹر
ammunition = goli barood = gola barood = گولہ بارود
fire fighting = aag bujhane saman = aag bujhanay saman = فائر = آگ بجھانے سامان
brooms = جھاڑو
cleaning material = صفائی سامان
detergent = surf = سرف
tissue paper = ٹشو = ٹشو پیپر
yogurt = dahi = دہی < dairy
butter = makhan = مکھن < dairy
potato = aloo = alu = آلو < vegetables = fresh ration = perishable
onion = pyaz = piyaz = پیاز < vegetables = fresh ration = perishable
maize = makai = مکئی
live stock = bakri = bakriyan = بکری = بکریاں = bhains = ghora = ghoray = گھوڑا = گھوڑے
saplings = poda = podon = paudon = podey = پودا = پودوں
tractor implements = تھریشر
tractor trolley = trali = ٹریکٹر ٹرالی
spray machine = sprayer = سپرے مشین
buses = بسیں
bicycle = saikal = سائیکل
loader = لوڈر
spare parts = سپیئر پارٹس = spair parts
v belt = بیلٹ
clutch = کلچ < auto parts
grease = گریس
lpg = ایل پی جی
electric switches = bijli switch = سوئچ
bulb = انرجی سیور = ٹیوب لائٹ
water taps = tooti = tootiyan = ٹوٹی = ٹوٹیاں = ٹونٹی = ٹونٹیاں = نل
nuts bolts = nails = keel = pech = نٹ بولٹ = پیچ = کیل
tools = hathora = hathori = ہتھوڑا
paint = رنگ
plywood = پلائی = پلائی ووڈ
cartons = dabbay = dabba = گتہ = ڈبے
polythene = shopper = shopping bag = poly bags = polyethylene bags = poly shopping = پولیتھین = شاپر
photostat = photo state = photostate = fotocopy = foto copy
generator = jenerator = jenrator
battery = batteri = batry = batri = batriyan
inverter = invertor
medicine = dawayan = dawain = adviyaat = adwiyaat = davai
cloth = kapre = kapde = kapron
shoes = jooton = jutey = jootey
uniform = wardian = vardi
eggs = andey
ande < eggs = anda = andey
chicken = murgi = murghiyan = مرغیاں
pulses = dalain = dalen = daalain = dalein
table = mezain = mezen
door = darwaze
cable = tarain = taarain = taaren
bricks = eentain = eenten = eintain
books = kitabon = kitaabain
blanket = kambalon = kamble
tyre = tairon = tyron
fan = pankhon
paper = kaghzat
trees = darakhton = درختوں
pipe = paipon = پائپس
cow dung = gobar = گوبر
rubber stamp = mohar = مہر
bags = basta = bastay = بستے
broom = jharoo = jhadu
ice = barf = برف = آئس
curtain = pardey
utensils = deg = دیگ
tents = tambu = tamboo
raincoat = barsati
bukhari = angeethi = انگیٹھی < heater = stove
buckets = balti = baltiyan = tasla = بالٹی = بالٹیاں
hand carts = rehri = thela = ریڑھی = ٹھیلا
yarn = dhaga = دھاگہ
gi sheet = jasti chadar
bed = بیڈ
tuff tile = پیور = پیورز
rope = رسہ
exercise books = copiyan = کاپیاں
life jacket = لائف جیکٹ
bandage = marham patti
sewer line = گٹر لائن
toll > toll tax
slaughter house = zibah khana = zabiha khana
`;
