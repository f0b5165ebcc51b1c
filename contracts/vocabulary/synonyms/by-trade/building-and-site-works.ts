/** Buildings and their rooms, building trades, roads, water, power: what contractors type, and what offices print. */
export const BUILDING_AND_SITE_WORKS = `
conference room = conference hall = meeting room = committee room = board room
police station = تھانہ > police post = police chowki
thana > police station = police post
police post = police chowki = chowki police > police picket
check post = checkpost = security post = picket post
guard room = guardroom = sentry post = guard post = guard hut > security post
jail = prison = جیل
judicial complex = court complex = court building = court rooms = judicial block
kachehri = katcheri > judicial complex = court complex
staff quarters = servant quarters = employees quarters = class iv quarters = family quarters > residential accommodation
officers residences = officers quarters = officer bungalow = officers accommodation > bungalow = residential accommodation
commercial plaza = commercial building = commercial complex = shopping plaza = shopping centre = shopping mall = shopping complex
community centre = community hall = کمیونٹی سینٹر = کمیونٹی ہال > multipurpose hall = multi purpose hall
marriage hall > community centre = community hall
multipurpose hall = multi purpose hall > auditorium = community hall
auditorium > multipurpose hall = multi purpose hall
lecture theatre = lecture hall = lecture room
barrack = barracks = soldier accommodation = troops accommodation = jawan lines
emergency block = emergency ward = emergency department > trauma centre = casualty
trauma centre > emergency block = emergency ward
dispensary = ڈسپنسری > health unit
maternity = maternity home = gynae ward = labour room = mother and child = zacha bacha = زچہ بچہ > mch centre = gynaecology
veterinary hospital = veterinary dispensary = animal hospital = شفاخانہ حیوانات
nurses hostel = nursing hostel
stadium > sports complex
sports complex = سپورٹس کمپلیکس > stadium = gymnasium
parking plaza = multi storey parking = parking complex = underground parking
bus terminal = bus station = general bus stand > bus stand
bus stop = bus shelter = bus bay = bus stops
wuzu khana = ablution area = ablution place = وضو خانہ
eidgah = eid gah = عید گاہ
janazgah = janaza gah = جنازہ گاہ
grain silos = silo = grain storage = wheat storage = wheat godown > godowns
orphanage = yateem khana = یتیم خانہ
shelter home = panah gah = panahgah = پناہ گاہ > old age home = darul aman
rest house = ریسٹ ہاؤس = inspection bungalow = dak bungalow
office block = office building = admin block = administrative block = administration block = admin building > secretariat
control room > command and control = operations room
armoury = armory = arms store = arms kot = weapons store
ammunition depot = ammunition storage = ammo depot = ammo shed = ammo storage = ammunition shed
firing range = shooting range = firing butt = فائرنگ رینج
sasta bazar = sasta bazaar = model bazaar = model bazar = sahulat bazaar = weekly bazaar = weekly bazar = sunday bazar = itwar bazar = ہفتہ وار بازار
cattle shed = livestock shed = dairy shed = animal shed = cow shed
poultry farm = poultry shed = پولٹری فارم
multi storey building = high rise building = multistorey building = multi storeyed > double storey
cook house = cookhouse > kitchen block = kitchen
waiting area = waiting room = waiting shed = waiting hall
daycare = day care = day care centre
madrasa = madrassah = madrasah = مدرسہ
vocational training institute = vocational centre = vocational institute = vocational college
brick work = brickwork = masonry = brick masonry = masonry work = chinai = چنائی
concrete blocks = cement blocks = hollow blocks = block masonry = block work
stone masonry = rubble masonry = random rubble
concrete work = concreting = rcc work = rcc structure > rcc
rcc slab = roof slab = lanter = lenter = linter = لینٹر
shuttering = formwork = form work = شٹرنگ
damp proof course = dpc = damp proofing
flooring > floor tiles = terrazzo = mosaic = marble flooring = vinyl flooring = epoxy flooring
terrazzo = mosaic flooring = mosaic floor = chips flooring
vinyl flooring = pvc flooring = vinyl sheet = vinyl tiles = pvc tiles
epoxy flooring = epoxy floor = epoxy coating = epoxy paint
wooden flooring = wooden floor = laminate flooring = laminated flooring = parquet
raised floor = raised flooring = false floor = false flooring = access floor
pop ceiling = pop work = plaster of paris ceiling
gypsum partition = drywall = dry wall
wooden door = flush door = solid door = ply door
door frame = chowkat = chokhat = چوکھٹ
upvc windows = upvc doors = pvc doors = pvc windows
glass door = tempered glass = toughened glass
automatic door = automatic doors = sensor door = auto door > sliding door = revolving door
curtain wall = glass facade = structural glazing = facade glazing
aluminium composite panel = acp sheet = acp cladding = alucobond = alcobond = aluminium cladding = aluminum cladding = composite panels
rolling shutter = roller shutter = shutter door = shutter gate = rolling gate
glass film = window film = tinted film = tinted paper = frosted paper = frosted film
roof tiles = khaprail = clay tiles = roofing tiles
jumbolon = thermopore = thermopol = thermopole = polystyrene > roof insulation
sandwich panel = insulated panel = pu panel
exterior paint = weather shield = weathershield = external paint = emulsion paint
gas fitting = gas piping = internal gas = gas pipe fitting
soakage pit = soak pit = soak well = soakage well > septic tank
septic tank > soakage pit = soak pit = soakage well
electrician > electrification = electric work = electrical works = wiring
distribution board = db box = distribution box
cable tray = cable trays = cable duct = cable ladder > cable trench
precast = pre cast = precast concrete = precast slab > prestressed = precast wall
staircase = stairs = stair case = steel stairs
railing = hand rail = handrail = railings = ریلنگ
kitchen cabinets = modular kitchen = wooden cabinets
wood polish = furniture polish = lacquer polish = spirit polish
furniture repair = repair of furniture = sofa repair = furniture maintenance > furniture polish = sofa upholstery
upholstery = poshish = sofa poshish = seat poshish > seat covers
mason = raj mistri = raj mistry
building works = building construction = building contractor = construction of building
structural repair = concrete repair = crack repair = structural strengthening = strengthening of building > epoxy injection = retrofitting
shotcrete = guniting = gunite
metalled road = metaled road = pacca road = pucca road = pakki sarak = black top road > black topping
kacha road = katcha road = kachi sarak = shingle road = katcha track = earthen road = unpaved road
jeepable road = jeepable track = jeep track = jeep road
farm to market road = fmr = farm to market
link road = access road = approach road = feeder road
dualization = dualisation = dual carriageway = additional carriageway = double road
road widening > widening
ring road = bypass road = بائی پاس > bypass = by pass
bypass = by pass = بائی پاس
highway = شاہراہ
motorway = موٹروے = موٹر وے
jogging track = running track
concrete road = pcc road = rigid pavement = concrete pavement = pcc pavement
soling = brick soling = brick pavement = brick paving = brick on edge = soling nali
asphalt = premix = premix carpet = hot mix = asphalt concrete = اسفالٹ
patch work = patchwork = pothole = pot holes = road patching
road resurfacing > resurfacing = overlay
road maintenance = maintenance of road = highway maintenance > routine maintenance = functional overlay
sub base = base course = aggregate base = water bound macadam = wbm
road restoration = road cutting = road cut = reinstatement of road = road reinstatement
road shoulder = earthen shoulders = road berms > berms
speed breaker = speed hump = speed bump = rumble strips
traffic signs = road signs = road sign boards = traffic sign boards = sign gantry
road furniture > traffic signs = road signs = guard rail = road marking
guard rail = guardrail = crash barrier = road safety barrier > safety barrier
jersey barrier = new jersey barrier = concrete barrier
pedestrian bridge = overhead bridge = foot over bridge = foot bridge
landslide = land slide = land sliding = slip clearance
snow clearance = snow removal = snow clearing = برف ہٹانے
tunnel = tunnelling = tunneling = سرنگ
batching plant = ready mix plant = ready mix concrete = readymix concrete
helipad = heli pad = ہیلی پیڈ
flyover > overhead bridge = overpass
suspension bridge = jhula pul = jhoola bridge = hanging bridge = cable bridge
steel bridge = bailey bridge = compact bridge
causeway = irish crossing = irish bridge = cause way
elastomeric bearing = bearing pads = bridge bearings
bridge repair = rehabilitation of bridge = repair of bridge
level crossing = phatak = railway crossing = railway gate
distributary = rajbah = rajwah = راجباہ = راجواہ
barrage = head works = headworks = بیراج > weir = head regulator
pond = talab = johad = water pond = تالاب
rainwater harvesting = rain water harvesting = recharge wells = ground water recharge
jungle clearance = bush clearance = bush cutting = jungle cutting = weed removal
karez = karezat = کاریز
solar pump = solar tubewell = solar pumping = solarized pumping = solar water pump = solarization of tubewells = سولر ٹیوب ویل
land levelling = land leveling = laser leveling = laser levelling = site levelling = site leveling = زمین ہمواری > land leveller = laser leveller
land leveller = laser leveller = laser leveler = land leveler
rising main = water main = conveyance main = transmission main
water connection = house connections = water connections
pump house = pumping station = pump room = pumping stations
disposal station = disposal works = disposal pump = sewage pumping
drainage system = drainage scheme = sewerage scheme > sewerage system
storm water drain = storm drain = rain water drainage = storm water drainage > nullah
effluent treatment = etp = effluent treatment plant > waste water treatment = wastewater treatment
chlorination = chlorinator = hypo chlorinator
water testing = water quality = water analysis = water sampling
sewer cleaning = winching machine = bucket machine = sewer winching
septic tank cleaning = desludging = de sludging = cleaning of septic tank
tubewell rehabilitation = redevelopment of tubewell = tubewell repair = rehabilitation of tubewell = tubewell maintenance
fountain = water fountain = فوارہ = fountains
high mast = lighting tower = flood light tower > high mast pole
compact substation = package substation = packaged substation = kiosk substation = compact sub station
ring main unit = rmu
power factor = pfi = power factor improvement > capacitor bank = pfi panel
cable laying = laying of cable = underground cabling = underground cable laying
electricity connection = electric connection = bijli connection = electrification connection = external electricity
transformer oil = insulating oil
bill distribution = bill delivery = bill printing = distribution of bills = electricity bills
scada = supervisory control
solar panel = pv panels = pv modules = solar modules = شمسی توانائی
net metering = net meter = bidirectional meter = bi directional meter
solar structure = mounting structure
solar geyser = solar water heater = solar heater
wind power = wind turbine = wind mill = windmill = wind energy
battery storage = bess = battery energy storage = energy storage = power wall
generator on rent = hiring of generator = rental generator = rental power = generator rent = generator hire = generator kiraye
gas generator = gas genset = gas engine = gas gensets
automatic transfer switch = ats = auto transfer switch = ats panel = changeover switch
power plant = power house = power station = generation plant = بجلی گھر > thermal power
hydropower = hydel = hydro power = hydel power = micro hydel = mini hydel = micro hydro = پن بجلی
turbine overhauling = turbine overhaul = overhauling of turbine > major overhauling
major overhaul = major overhauling
boiler maintenance = boiler repair = boiler overhauling = boiler retubing
shutdown maintenance = turnaround = annual shutdown
biogas = bio gas
waste to energy = wte
ev charging = ev charger = charging station = electric vehicle charging = ev charging station
motor rewinding = motor winding = rewinding of motors = rewinding of electric motors
`;
