/**
 * Usual spellings and names of one thing; behind `>` kinds of it, which it finds, too, but which do not find it; behind `<`
 * wider words, and others by which notices may mean it, which are asked for where few have a name or a kind.
 */
export const SPELLINGS = `
stationery = stationary
photocopier = photo copier = photocopy machine = photostat machine = xerox machine
photocopy = photostat = photo copy
aluminium = aluminum
tyre = tire = tyer = tyre tube = tire tube = tayar
colour = color
fibre = fiber
fibre optic = optical fibre = ofc
centre = center
programme = program
licence = license
grey = gray
litre = liter
metre = meter
theatre = theater
labour = labor = manpower = man power = workforce = labourers < human resource = outsourced staff
plough = plow
calibration = caliberation = callibration = calliberation = calibrasion
tonne = ton
kerb = curb
carcass = carcase
air conditioner = airconditioner = air conditioning = airconditioning = ac = ac unit = split ac = split air conditioner < hvac = chiller = air handling unit
air cooler = aircooler = room cooler = evaporative cooler
laptop = lap top = notebook computer
desktop = desk top = desktop computer = desktop pc = all in one pc
computer = pc = personal computer > laptop = desktop = notebook computer = computer workstation < it equipment = it hardware = it eqpt
hard disk = hard disc = hard drive = ssd drive = solid state drive
data centre = datacentre = datacenter
website = web site = web portal
software = soft ware = softwear > software licence = software development
hardware = hard ware
firewall = fire wall > fortinet < network security
antivirus = anti virus = endpoint protection = endpoint security > kaspersky < total security
wifi = wi fi = wireless internet
broadband = broad band
e mail = email
walk through gate = walkthrough gate = walk thru gate = walk through = walkthrough = walk thru = metal detector = metal detector gate
streetlight = street light = streetlights = led street light = street lamp
tubewell = tube well = deep well turbine
handpump = hand pump
borehole = bore hole = bore well = boring
culvert = culverts = pulia = pulli = puliya
road carpeting = asphalt = bitumen carpeting = asphaltic > resurfacing = road repair = repair of road = road rehabilitation = rehabilitation road = improvement road
bitumen = asphalt = tarcoal
tuff tile = tuff tiles = tuff paver = paver block = paving block = pavers
plywood = ply wood = playwood
whitewash = white wash = distemper
bathroom = bath room = washroom = wash room = toilet = lavatory = toilets = washrooms
plumbing = plumber = plumbing works > sanitary fittings = sanitary works < sanitary items = bathroom = washroom = toilet
sanitary fittings = sanitary items = sanitary ware = sanitary works < plumbing
sanitary < plumbing = bathroom = washroom = toilet
manhole = man hole
manhole cover = gutter cover = gutter lid = manhole lid = rcc cover = گٹر ڈھکن = مین ہول ڈھکن > manhole frame
sewerage = sewage = sewer
drain = drainage = nali
guesthouse = guest house = rest house = circle house
warehouse = ware house = godown = store house
catering = caterer > cooked food = canteen = cafeteria = mess services = food services = feeding services = مریضوں خوراک = مریضوں کھانا < meals = meal = lunch = refreshment = hospitality = tea and coffee
lunch = lunch box = meals = refreshment = hi tea = light refreshment
refreshment < tea services = tea and coffee
mess = mess services = mess contract < canteen = cafeteria = catering = meal = meals = lunch = diet = cooked food
ration = food package = ramzan package = rashan = raashan = dry ration = ration items = grocery = groceries = grocery items = kiryana = karyana < victualling = vsd
grocery < food items
vegetables = vegetable > potato = onion = garlic = ginger < perishable = fresh items = fresh ration
fruit = fruits < perishable = fresh items = fresh ration
meat > beef = mutton = chicken < poultry
chicken < poultry = meat
mutton < meat
cooking oil = edible oil = ghee = banaspati < grocery = ration items
kitchen equipment = cooking equipment = khana pakane > stove = baking oven = gas oven = cooking range = bakery oven = planetary mixer = dough mixer < kitchen items = crockery = utensils = cooking pots
event management = event planner = event organizer = event organiser = events management < ceremony = exhibition = seminar
canteen = cafeteria = tuck shop = cantine = kanteen = kantin = کینٹین = کنٹین
motorcycle = motor cycle = motorbike = bike
minibus = mini bus = hiace = coaster = ویگن = ویگنیں < passenger bus = school bus
ambulance = ambulances
forklift = fork lift = forklifter = fork lifter = lifter > reach truck
bulldozer = bull dozer = dozer
excavator = backhoe = jcb
tractor trolley = tractor trailer < tractor = trolley
lorry = truck
spare parts = spares = spare part
lubricant > lube oil = mobil oil = engine oil = gear oil = hydraulic oil = grease = motor oil
transformer = transformers
switchgear = switch gear
circuit breaker = mccb = mcb = acb = vcb
gearbox = gear box
ball bearing = bearing = bearings
sanitiser = sanitizer
anaesthesia = anesthesia
haemodialysis = dialysis = hemodialysis
x ray = xray = radiography = x ray machine < radiology
ultrasound = ultra sound = ultrasonography = sonography = ultrasound machine < radiology = electromedical equipment = electro medical equipment = electro medical items
ecg = electrocardiogram = electro cardiograph
autoclave = steriliser = sterilizer < cssd
surgical = surgery
medical equipment = biomedical equipment = electromedical = electro medical = hospital equipment = diagnostic equipment
fire alarm = fire detection = smoke detector = smoke detection
vehicle tracking = vehicle tracker = tracking system = gps tracker
steel bars = reinforcement steel = rebar = deformed bars = tor steel = steel rods
civil works = civil work = construction work = construction works > construction = renovation = rehabilitation = reconstruction = refurbishment = building repair
network switches = access switches = ethernet switches = core switches = poe switches > port switch < network equipment = network items = network infrastructure
network equipment = networking equipment = network items = network devices = networking = network infrastructure > network switches = router = access point = access points = firewall < wifi = lan
router = routers
multimedia = multi media
projector = multimedia projector = multi media projector > interactive display = interactive panel = smart board = multimedia system
storage area network = san storage = storages san = san switches = storage solution = storage server = data storage
it equipment = it hardware = it items = ict equipment = it eqpt > computer = laptop = printer = server < it accessories = networking equipment
computer accessories = computer peripherals = it accessories = computer parts < it equipment = it items = keyboard = computer equipment
boundary = boundry
demolition = dismantling = dismantlement
fire fighting = firefighting = fire safety = fire protection > fm200 = clean agent = fire extinguisher = fire hydrant
fire extinguisher < fire fighting equipment = firefighting equipment = fire fighting system = firefighting system = fire safety equipment
gravel > crush = bajri
maintenance = maintainance = maintenence = maint
management = managment
overhauling = overhaul > repair = maintenance
construction = constuction = contruction = const > reconstruction
surveillance = survelience = survillance = surveillence
procurement = procurment = proc
installation = instalation
equipment = equipments = eqpt = equiptment
vehicle = vehical = veh > ambulance = truck = coaster = double cabin = motorcycle = motor car
accessories = accessaries = accessory = accesories = acessories
hospital = hosp
building = bldg
services = svcs
provision = provn
electrical = elec
mechanical = mech
quarters = qtrs > bungalow = flats = residential building
accommodation = accomodation = accn
refrigerator = fridge = refrigrator
furniture = furnitures > almirah = cupboard = sofa < chairs
laboratory = lab = labs
medicine = drugs = pharmaceutical > pvms = bulk lp < medical stores = medical store = niv
pharmacy = chemist = medical store = drug store < medicine = pvms
injection = injectable = iv infusion < medicine = pvms
capsule = syrup < medicine = pvms
syringe = cannula < disposable items = disposables = medical disposables = surgical items
surgical items = surgical = surgical disposables = surgical instruments > disposable items = medical disposables = disposables = implants = sutures = surgical consumables
surgical gloves = examination gloves = latex gloves < surgical items = disposable items = medical disposables
oxygen = o2 = medical oxygen = oxygen gas = oxygen cylinder < medical gases = industrial gases = gases
radiology = radiology equipment = radiology items
vaccine = vaccines = vaccination = immunization
uniform = uniforms = liveries = livery
jacket = jackets
shoes = boots = footwear
tarpaulin = tirpal = tarpal
cctv = cctv camera = cctv system = closed circuit television = surveillance camera = surveillance system = security camera = ip camera > ptz camera < camera
biometric = bio metric = fingerprint = attendance machine = biometric attendance = thumb attendance = thumb machine
access control = access control system = door access
walkie talkie = wireless set = vhf = handheld radio = digital mobile radio = mobile radio = dmr
signboard = sign board = signage = sign boards > hoarding = billboards
flex = banners = panaflex = pana flex = flex printing
bill board = billboard = hoarding = ہورڈنگ = ہورڈنگز = بل بورڈ
shamiana = tent = tentage = tents
crockery = cutlery = kitchenware
seedling = saplings = sapling = nursery plants
fertiliser = fertilizer = urea
fumigation = pest control = deemak = termite proofing = spraying
janitorial = janitor = جینیٹوریل = cleaning = صفائی = housekeeping = cleanliness = sanitary services = sanitary workers = sanitary staff = sweeper = sweepers = sweeping = cleaners > conservancy
conservancy = sanitation > janitorial = sweeping
outsourcing = outsource = outsourced < manpower = janitorial
security guard = security services = security agency = security company = security firm = security staff = security personnel = armed guard = lady guard = watchman = watchmen = watch and ward = unarmed guard
guard = گارڈ = گارڈز > unarmed guard = lady searcher = security services = security agency = security firm
bulletproof = bullet proof = ballistic = body armour = bullet resistant
mineral water = drinking water = bottled water = منرل واٹر
drinking water = pine pani = peene pani = پینے پانی
reagent > lab chemicals = laboratory chemicals
test kits = diagnostic kits = lab kits = testing kits = rapid test = elisa kits
renovation = refurbishment = remodelling = addition alteration = face lifting = uplift > rehabilitation
rehabilitation = rehab < renovation = refurbishment = reconstruction
residential = residence = residences = residency < quarters = bungalow = colony = flats = hostel = barrack = apartments
auction = open auction = nilam > disposal
scrap = unserviceable = condemned = obsolete items = unserviceable items = old material
lease = leasing = rent = hiring of building
hiring = hire = rental
vehicle hiring = hired vehicles = vehicle on rent = vehicles on rent = vehicle rent = gari kiraye = gari kiraye par = gari rent = rent a car = car rental = rental vehicles = vehicles on rental = hiring of vehicles = hiring of vehicle = vehicle hire = hiring of transport = rental transport = hired transport = fleet management > hiring of coaster = hiring of buses = hiring of civil transport
prequalification = pre qualification = pre qualify
consultancy = consultant = consulting services
expression of interest = eoi
request for proposal = rfp = request for proposals
request for quotation = rfq = quotations
framework contract = rate contract = framework agreement = running contract
annual maintenance = amc = maintenance contract
turnkey = turn key = epc
earthquake = seismic
gas cylinder > lpg cylinder = oxygen cylinder = nitrogen cylinder = filled cylinder
roof treatment = roof repair = roof leakage = roof leakage repair
waterproofing = water proofing = seepage = leakage > roof treatment
ceiling > false ceiling = gypsum ceiling
water tank = pani tanki = tanki = overhead tank = overhead water tank = oht = ohr = overhead reservoir = water reservoir
audit = auditor = chartered accountant
weighbridge = weigh bridge = truck scale
dustbin = dust bin = waste bin = garbage bin
solid waste = garbage = waste collection = refuse
check dam = check dams = mini dam
flood protection = embankment = spur = flood bund = protection bund = strengthening of bund
retaining wall = breast wall = toe wall
boundary wall = b wall = boundry wall = compound wall = perimeter wall
toner = toner cartridge = tonner < cartridge
paint = painting = painter = paints
curtain = curtains = blinds = window blinds
carpet = carpets = rug = rugs
mattress = mattresses = foam mattress = bedding
blanket = blankets = quilt
generator = genset = gen set = generating set = genrator > dg set
`;
