/** Goods of offices, hospitals, barracks and kitchens: as shops call them, and as notices and the armed forces do. */
export const GOODS = `
a4 paper = a4 size paper = paper a4 = paper a 4 = photocopy paper = photostat paper = copier paper = paper rim = paper ream < printing paper = computer paper = stationery papers = paper items
toner = toner cartridge = printer cartridge = tonner = ink cartridge = ٹونرز < computer consumables
toner refilling = refilling of toner = cartridge refilling < toner
printing ink = duplicating ink = ez ink = offset ink = sayahi = سیاہی < master roll
pens = ball pen = ball point = pencils = qalam < stationery = stationary
file covers = file folders = box files = office files = office registers = staplers = stamp pads < stationery = stationary
brochures = pamphlets = booklets = leaflets = flyers = letter pads = visiting cards = brochure printing = diaries = calendars < printed material = printed items = printing material = printing items = printing services
printing press = offset printing = press printing = printer publisher < printing
panaflex = pana flex = penaflex = flex printing = flex banner = backdrops < flex = streamers = standees = hoarding board = signage = sign boards = branding = vinyl
signage = sign board = neon sign = name plates = سائن بورڈ < traffic signs = canopy fascia
student cards = employee cards = service cards = id card printing = smart cards < id cards = pvc cards
answer sheets = جوابی کاپیاں = exam answer sheets = answer books = omr sheets = exam sheets = answer copies = examination copies = answer sheets printing < printing
chair = chairs = office chairs = revolving chair = visitor chairs = executive chairs = kursiyan < furniture
table = office table = computer table = mez < furniture
furniture = farnicher = fernicher > sofa = almirah = office tables = desks = wooden racks = steel racks = chairs < benches = wooden benches
school furniture = classroom furniture = college furniture = hostel furniture = lab furniture < furniture = chairs
cupboard = wardrobe = steel lockers = steel cabinets = file cabinets = الماریاں < almirah = furniture
cots = iron cots = steel cots = iron bed = steel bed = bunk beds = manji = palang = پلنگ < charpoy
laptop = macbook = لیپ ٹاپس < chromebooks = it equipment = computer hardware = chromebook = desktop
desktop = desktop computers = core i5 = core i7 < computer
printer = printers = laser printer = laserjet = laser jet = inkjet printer = multifunction printer = dot matrix printer > mfp
keyboard = computer mouse = usb flash = flash drive = webcam = کی بورڈ < computer accessories = computer peripherals = it accessories = computer media
hdd = ssd hard disk = ssd hard drive > hard disk = hard drive = solid state drive
headphones = headsets = earphones
server = rack server = blade server = سرور > hyper converged = poweredge = vdi
biometric = biometric attendance = attendance machine = attendance system = fingerprint = face recognition = facial recognition < access control
barcode = bar code = barcode printer = barcode scanner = label printer < barcode labels
windows license = microsoft license = office license = ms windows > windows 11 = office 365 < microsoft = ms exchange = sharepoint
microphone = loudspeaker = loud speaker = amplifier = sound box < sound system = public address system = pa system
conference system = conference room system = board room system > video conferencing < public address system
cctv = cctv camera = cc tv = security camera = surveillance camera = ip camera = ptz camera = dvr = nvr = closed circuit = video surveillance < surveillance equipment
network cable = lan cable = utp cable = cat 6 = cat6 = ethernet cable < networking = structured cabling
fibre optic = fiber optic = fiber optic cable = fibre optic cable = fiber cable = fibre cable = optic fiber = optic fibre = optical fiber cable < otdr = optical time domain = splicing machine
access points = wireless access point = wifi access point = wifi router = wi fi equipment < wifi = wireless bridges
intercom = telephone sets = telephone set = landline phone < telephone exchange = ip phone
walkie talkie = vhf radio = vhf set = handheld radio = hand held radio = two way radio = وائرلیس سیٹ < communication equipment = comm eqpt = tetra radio = trunking radio = trunking system
communication equipment = comm eqpt = telecom equipment = telecommunication equipment = signal stores = sig stores < walkie talkie = microwave radios
tv = tvs = led tv = led tvs
studio equipment = broadcast equipment = broadcasting equipment = recording equipment = video camera = teleprompter < recording studio
satellite phone = vsat = satellite terminal < satellite link = satellite data
home appliances = household appliances = electronic appliances = kitchen appliances > refrigerator = washing machine = microwave oven
refrigerator = fridge = deep freezer = freezer = ڈیپ فریزر < refrigeration
washing machine = laundry machine = dryer machine
drugs = pharma = life saving drugs = دواساز > medicine = bulk lp = daily lp = pvms < medical stores
medicine > bulk lp = daily lp = insulin = rabies vaccine = anti venom = snake venom = ringer lactate = ceftriaxone = antibiotics < medical store = niv nif
injections < medicine = drugs = bulk lp = daily lp = medical stores
syrups = drips = iv fluids = antibiotics = insulin < medicine = drugs = bulk lp = medical stores
surgical items = surgical goods = surgical supplies = surgical instruments = surgical equipment = آلات جراحی > surgical = disposable items = med disposable = implants < medical stores = medical items = bulk lp = medical supplies
disposables = disposable items = surgical disposables = medical disposables = med disposable = hospital disposables < surgical items
syringe = syringes = iv cannula = cannula = catheter = drip set = blood bag = سرنجیں < disposables = disposable items = surgical items
surgical gloves = examination gloves = latex gloves = face mask = surgical mask = surgical gown = n95 < disposables = disposable items = surgical items
bandage = bandages = gauze = cotton wool = sutures = suture = plaster of paris = پٹی < disposables = disposable items = surgical items
lab kits = laboratory kits = diagnostic kits = lab diagnostic kits = screening kits = test kits = pcr kits = elisa kits = rapid test > rdt = malaria kits = hiv kits = hepatitis kits = dna kits = genexpert = lab reagents = vacutainer < laboratory items = lab items = histopathology = pcr laboratory = chemistry laboratory
pathology = pathology items = blood test < lab kits = laboratory items = histopathology
lab equipment = lab eqpt = science lab = scientific instruments = analytical instruments > spectrophotometer = microscope = glassware = chromatograph = thermal cycler = oscilloscope = laboratory machinery = analyser = analyzer = autoclave = fume hood = centrifuge < skill lab
oscilloscope = multimeter = signal generator < measuring instruments = test equipment = frequency generator
testing equipment = test equipment = measuring instruments = test instruments > testing set = testing sets = oscilloscope = multimeter
medical equipment = med eqpt = medical machines = medical devices = hospital machines > dialysis machine = ventilators = infusion pump = patient monitor = neonatal equipment = ophthalmology equipment = radiology equipment = mortuary = biochemistry analyzer = haematology analyser = digital radiography = mri = ct scan = ct scanner = ultrasound machine = ecg machine = dental unit = dental equipment = incubators = phototherapy = cath lab = angiography = operation theatre lights = operation theatre tables = ot lights = ot tables = dental chair = hemodialysis machine = phaco = ایکسرے مشین = anesthesia machine = anaesthesia machine
radiology = radiology equipment = imaging equipment > x ray = ct scan = mri = ultrasound
dental = dental chair = dental unit = dental instruments = dentist
hospital linen = hospital bed sheets = bed linen = draw sheet = towels = tolia = tauliya = تولیہ = draw sheets > linen = bed sheets
mortuary = morgue = dead body freezer = mortuary van
stretcher = patient trolley = سٹریچر < wheel chair
medical gases = medical gas = nitrous oxide = medical oxygen > oxygen
oxygen cylinder = oxygen gas < oxygen
artificial limbs = prosthetics = prosthetic = orthotics
spectacles = eye glasses = ainak = intraocular lens = عینک < ophthalmology
hospital diet = hosp diet = hosp diets = patient diet > diets and extras = nova source = renal pack
uniform = army uniform = uniform stitching = wardiyan = وردیاں < clothing stores = half mounting = kit items = gs c = mazri
uniform cloth = army uniform cloth = uniform fabric = khaki cloth = camouflage cloth = army cloth < cloth = uniform = clothing = gs c
garments = readymade garments = clothes = apparel = kapray = کپڑے < clothing = uniform = liveries
jersey = jerseys = sweater = sweaters = pullover < uniform = clothing = kit items = gs c
track suit = tracksuit = sports uniform = t shirts = t shirt < sports kit = sports gear = uniform
beret = peak cap < uniform = clothing = kit items = gs c
socks = jurab = jurabain < uniform = clothing = kit items = gs c
vests = undershirts < uniform = clothing = kit items = gs c
shoes = boots = footwear = chappal = joggers = leather shoes = combat boots = army boots = joota = بوٹ = جوتا
bulletproof = bullet proof = bullet proof jacket = ballistic = body armour = body armor = بلٹ پروف < anti riot
anti riot = riot gear = riot control = riot shield = batons = tear gas
life jacket = life jackets = life buoy = life raft
tent = tents = tentage = shamiana = marquee < shelter kits
tarpaulin = tarpal = turpal = tirpal = tripal = trpal = canvas = cover water proof = cwp = waterproof cover = ترپال
sleeping bag = sleeping bags = bedding roll
blanket = blankets = quilt = razai = rizai = lihaf = لحاف
jute bags = gunny bags = bardana = boriyan = bori = jute sacks = pp bags = polypropylene bags = بوری = بوریاں = باردانہ < woven sacks
bags = thaila = thailay = تھیلے = rucksack = haversack
rope = ropes = rassi = rassa = nylon rope = wire rope = steel rope = رسی = رسے
sewing machine = stitching machine = silai machine = سلائی مشین > overlock machine = embroidery machine
mats = durrie = darri = dari = chatai = دری = چٹائی
niwar = newar = nawar = tape niwar
badges = insignia = monogram = emblem
gloves = hand gloves = working gloves = leather gloves = rubber gloves = dastanay = dastane = دستانے
safety equipment = safety gear = safety goods = safety tools = سیفٹی > ppe = safety belt = safety harness = safety boots = protective gloves = insulating gloves = arc flash suit < hse
safety belt = safety harness = full body harness = harness < ppe = hse
safety jackets = reflective jackets = safety vest = coverall = dangri = boiler suit < ppe = hse = protective clothing
goggles = safety goggles = ear plugs = face shield = gas mask = dust mask < ppe = hse
helmet = helmets = safety cap = ہیلمٹ < ppe
fire extinguisher = fire extinguishers = fire cylinder > dcp = dry chemical powder < fire fighting = firefighting = fire safety
fire fighting = firefighting = fire fighting equipment = fire safety = fire equipment = fire protection = fire suppression > fire hydrant = fire extinguisher = fire buckets = fire hose = fire pump = foam system = fire tender = fire alarm = smoke detector = fire brigade
fire hydrant = hydrant = fire hose = hose reel = fire pump > firefighting pumps = foam system
breathing apparatus = scba = fire suit = fireman suit < fire fighting equipment = firefighting equipment
security equipment = security items = security gadgets = security stores > surveillance equipment = walk through gate = metal detector = cctv = anti riot
torch = torches = search light = flashlight = flash light = ٹارچ < emergency light
crowd control barrier = safety barrier = traffic cone = traffic cones = bollards = lane separator > pedestrian barriers = tensa barriers
sand bags = sandbags = hesco bag = gabion = gabions
gabion = gabian = gabion wall = gabion box = wire crates = گیبین
ammunition = pistols = arms and ammunition = sniper rifle = weapons
binoculars = night vision = nvg = thermal imager = thermal camera = thermal sight = doorbeen
fresh milk = milk supply = uht milk = milk pack < milk = dairy
eggs = انڈے = انڈا = anday < perishable = fresh ration
fish = machli = مچھلی > prawns = shrimps = pomfret = rohu < fresh ration = perishable
bread = double roti = bakery items
biscuits = biscuit = cookies = cake = rusk = بسکٹ < bakery items = snacks = mithai
sweets = mithai = مٹھائی
pulses = dal chana = dal moong = masoor = dall < ration = ration items = grocery = victualling
rice = basmati = sella < ration = ration items = grocery
sugar = cheeni = shakar < ration = ration items = grocery
flour = maida < ration = ration items = grocery
ghee = vegetable ghee = dalda < ration = ration items = grocery = cooking oil
spices = masala = mirch = haldi = red chilli = مصالحے = مسالہ < ration = ration items = grocery
tea = chai = patti = چائے پتی > tea materials = milk tea
salt = namak = نمک
honey = shehad = شہد
dry fruit = khajoor = dates fruit = mewa = کھجور
drinking water = mineral water = bottled water = water bottles = pani botal = water 19 liter < water dispensers
beverages = juices = juice = soft drinks = cold drinks < refreshment
kitchen items = kitchen saman < kitchen equipment = commercial kitchen = cooking equipment
crockery = dinner set = tea set = dinnerware = glassware crockery = bartanon = tableware = table ware < kitchen items = utensils = kitchen sets
cooking range = gas burner = microwave oven = baking oven = tandoor = چولہے < kitchen equipment = cooking equipment
utensils = cooking pots = degh = pateela < crockery = kitchen items = cooking equipment
tissue paper = tissue rolls = toilet paper = toilet roll = tissue box = hand wash = air freshener < toiletries = cleaning material = janitorial items = housekeeping related = hygienic
toiletries = shampoo = tooth paste > soap = detergent < hygienic
soap = sabun = saban = صابن < toiletries = hygienic
brooms = jharu = jharoo = mops = wiper = bleach = harpic < cleaning material = cleaning items = janitorial items = phenyl
cleaning material = cleaning items = housekeeping items = safai saman < hygienic = housekeeping related
dustbin = dustbins = dust bin = waste bins = garbage bins = garbage container = کوڑے دان < waste containers
souvenirs = gift items = corporate gifts = promotional items = branded items = branded merchandise = mementos = crests = gift hampers > giveaways = gold coins
flags = jhanda = jhanday = parcham = جھنڈا = جھنڈے = پرچم
shield = shields = ٹرافی = شیلڈ = award shields = crystal shields
sports goods = sports gear = sports material = sports kit = cricket kit = cricket bats = footballs = hockey sticks = sports saman = khelon saman = کھیلوں سامان > table tennis = carrom board = badminton < track suit
gym = gymnasium = gym machines = treadmill = fitness equipment = exercise machines > gym equipment
musical instruments = brass band = pipe band = bagpipe = piano = guitar = harmonium = tabla = dholak = flute = drum set
election material = ballot paper = ballot box = ballot boxes
general order supplier = general order suppliers = general supplier = general items = general stores = gen stores = gen items < misc items = miscellaneous items = contingency items = consolidated items = miscellaneous goods
office supplies = office items = office saman < stationery = stationary
white board = whiteboard = notice board = soft board
thermal roll = thermal paper roll = till roll = paper rolls
printer ribbon = computer ribbon = line printer ribbon < ribbons
auditorium chairs = auditorium seats = auditorium seating < chairs
voice logger = call recording = voice recording
digital camera = dslr = camcorder = video camera
queue management = queue machine = token machine = token system = queuing system
weather station = meteorological instruments = met instruments = rain gauge
survey instruments = total station = theodolite = survey equipment = rtk gps
science equipment = physics lab = chemistry lab = lab apparatus < lab equipment
icu equipment = defibrillator = anaesthesia machine = operation table = ot lights = ot table = nebulizer = bp apparatus = pulse oximeter = ecg machine > suction machine = icu bed = infant incubator = ventilator = patient monitor < medical equipment = electro medical = biomedical equipment
endoscopy = endoscope = laparoscopy = laparoscopic
glucometer = blood glucose strips = glucose strips = sugar strips < lab kits = disposables
cold chain = vaccine refrigerator = ice lined refrigerator = cold box < refrigeration
food packages = food hampers = food bags = ration bags = rashan bags = food packs < ration = grocery
meal packs = packed food = tinned food = canned food
fresh ration = fresh vegetables = fresh fruit = fresh food < perishable = fresh items
window blinds = roller blinds = curtain rods < curtains = blinds
cotton waste = cotton rags = dusters = wiping cloth
kit bags = kit bag = duffle bag < rucksack = haversack = tool bag
artificial plants = artificial flowers = decorative plants
ice cream machine = ice cream maker
insect killer = fly killer = insect killer machine
vials = glass vials = glass bottles = ampoules < glassware
consumables = consumable items = consumable store < expendables = expendable
ordnance stores = ord stores = ord store = ordnance store = ordnance items = ord equipment < cst items = gs c = mt stores
engineer stores = engr stores = engr eqpt = engr items = engineering stores
lab chemicals = laboratory chemicals < laboratory items = lab items = pcr = elisa = reagent = chemical
ration < hospital diets = milk = meat = beef = mutton = atta = ghee = cooking oil = gosht
safety shoes < personal protective equipment
lubricant > turbine oil
mobil oil = engine oil = mobile oil = mobiloil = lube oil = motor oil = موبل آئل = انجن آئل > gear oil = hydraulic oil = transmission oil = compressor oil = hydraulic fluid < lubricant = oils and grease
chartered accountant < tax consultant
security guard > guarding services
rent a car > hire of pickups = hiring of pickups = pickups on rent
glassware > beaker = pipette = burette = flasks = pyrex = borosilicate
sale of trees = درختوں نیلامی > sale of timber
parking stand > cycle stand
air ticketing < airline passage
manhole cover = main hole cover = gutter dhakkan > main hole slab = manhole slab
swimming pool = swiming pool < pool chemicals
safety helmet = حفاظتی ہیلمٹ
dialysis = ڈائلیسز = ڈائیلاسز > dialyzer = ڈائلائزر = blood lines
x ray film = ایکسرے فلم > laser film = ct film < radiology items
autoclave = آٹوکلیو
ro plant = آر او پلانٹ = فلٹریشن پلانٹ
health insurance = ہیلتھ انشورنس
hospital waste = طبی فضلہ = طبی فضلے
solid waste = کوڑا کرکٹ
ac service = ac repair = air conditioner repair
gas filling = gas refilling = gas charging < ac service = ac maintenance = hvac maintenance
fumigation tablets = fumigation tabs = phosphine tablets
theka = thaika = theeka = thekka
sweet soil = top soil = topsoil
generator on rent = generator hire = generator hiring = generator rental > hiring generator
operation theatre lights = ot lights = ot light < medical equipment
door to door waste = door to door solid waste
ventilator = icu ventilator < medical equipment = icu equipment
oil suction machine = oil suction pump
oil tanker = tank lorry = oil tanker hiring < transportation of pol = carriage of pol
catering > cooked diet = دیگیں = پکے ہوئے کھانے
fertilizer > npk = micronutrients
borehole > drilling of tube well = drilling of well = drilling of bore = water well drilling
pick and drop < hiring of buses
road work > asphalt = wearing course = overlay = improvement road = uplifting road = rehabilitation road = reconstruction road = improvement avenue = rehabilitation avenue
erp > hrmis = financial management system
cisco = cisco switches < network switches = core switch = router
conveyor belt = conveyor belts < conveyor system
street light = street lite
battery = battries = batries
solar system = solarisation = solarization
agricultural machinery = zarai alaat = zarai machinery > land leveler
fumigation = دیمک
goods transport = ٹرانسپورٹیشن
bed sheets = بیڈ شیٹس
landscaping = ہارٹیکلچر
water tanker = bowser
loader < road roller
parking fee < cycle stand
bridge > culvert
scrap > rejected material
plant pots = flower pots = gamlay = gamla = gamle = earthen pots = گملے = گملا
walker = crutches = walking stick = baisakhi = بیساکھی
mosquito net = machardani = machar dani = machhar dani = مچھر دانی = llins
chicks = day old chicks = chooze = chooza = چوزے
semen = semen straws = artificial insemination
laser leveller = laser leveler = land leveller = laser land leveller = laser land leveler > laser units
greenhouse = walk in tunnel = high tunnel
intraocular lens = intra ocular lens = iol = eye lens = cataract lens
guide wire < catheter
vicryl < suture
kafan = coffin cloth = کفن
prayer mats = saff = jaye namaz = masjid carpet = prayer carpets = صفیں = جائے نماز
seat covers = poshish
outboard motor = obm = boat engine = outboard engine = boat motor
rescue equipment = rescue tools = extrication tools > life jacket = scuba
molasses = sheera = shira = شیرہ
jute twine = sutli = jute sutli = ستلی
bamboo = بانس
brake shoes = brake lining = brake pads = disc pads = brake leather
vaccine carrier = ilr = cold boxes < cold chain
mortuary van = dead body van = mayyat gari
reflective tape = retro reflective = reflective sheet
number plates = registration plates = vehicle plates
labels = stickers = sticker printing
wedding cards = invitation cards
academic gown = convocation gown = graduation gown
quran = quran pak = holy quran = قرآن پاک
lockers = bank lockers = steel lockers = locker cabinets
vault = vault door = strong room door
body camera = body worn camera = bodycam
hygiene kit = dignity kit
bedside locker = bed side locker = overbed table < hospital furniture
`;
