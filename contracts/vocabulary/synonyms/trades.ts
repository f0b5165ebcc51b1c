/** Words of trades: names that suppliers have for a thing, and those that notices have. */
export const TRADES = `
drone = quadcopter = uav = unmanned aerial vehicle = drones
walkie talkie = walky talky = lmr = land mobile radio = radio set = wireless set
wireless communication = radio communication > walkie talkie < repeater = base station
jammer = signal jammer = mobile jammer
baggage scanner = x ray baggage scanner = hand baggage scanner = luggage scanner
under vehicle surveillance = under vehicle inspection = vehicle search mirror
explosive detector = explosive trace detection = etd
boom barrier = road barrier = gate barrier = road blocker = traffic barrier > flap barrier = turnstile
number plate recognition = anpr = alpr
razor wire = concertina wire = barbed wire
chain link = chain link fencing = chainlink = wire mesh > fencing
fencing = fence = fenced > barbed wire = chain link = razor wire
crockery items = crockery > utensils = cutlery < kitchen items
food outlet = food court = restaurant = eatery = cafe > coffee outlet = food street
hotel = hotels = hotel accommodation = guest house = lodging
air ticketing = air tickets = travel agent = travel agency = ticketing services > tour operator
tour operator = travel and tour
hospital furniture = medical furniture > hospital beds = bedside lockers = examination couch
hospital bed = patient bed = icu bed = fowler bed < hospital furniture = medical furniture
cancer medicine = anti cancer = chemotherapy = chemotherapy medicine = oncology
implants = orthopaedic implants = orthopedic implants = ortho implants > stent
stent = stents = cardiac stents
eye surgery = ophthalmology = ophthalmic = eye equipment
ear nose throat > audiometry = hearing aid
hearing aid = hearing aids
wheel chair = wheelchair = wheelchairs
neonatal = infant incubator = nicu = baby warmer
ventilator = ventilators = breathing machine
infusion pump = syringe pump
patient monitor = cardiac monitor = vital signs monitor
analyzer = analyser > biochemistry analyzer = haematology analyzer = hematology analyzer
biochemistry analyzer = chemistry analyzer = biochemistry analyser
microscope = microscopes
centrifuge = centrifuge machine
glassware = laboratory glassware = lab glassware
lab equipment = laboratory equipment = lab instruments = scientific equipment = labortary equipment
x ray film = x ray films = dry view film = radiology films
mosquito net = mosquito nets = bed nets
hospital waste = medical waste = infectious waste < incinerator = incineration
incinerator < incineration
veterinary = vet = vetnary = vetrinary = vetinary = animal health > fmd = lumpy skin = veterinary vaccine = veterinary medicine = animal medicine
veterinary medicine = vetnary medicine = vetrinary medicine = animal medicine = medicine for animals = janwaron dawai = جانوروں ادویات = مویشیوں ادویات > livestock medicine = veterinary vaccine = fmd vaccine = animal vaccine = dewormer = mineral mixture
animal feed = cattle feed = fodder = bhoosa = chara = chara bhoosa = animal rations = feed for animal = livestock feed = wanda
poultry feed = feed for chickens
internet bandwidth = internet connectivity = internet services = internet link = isp = internet service provider < bandwidth = data connectivity
data connectivity = data link = wan link < connectivity
connectivity < data link = wan link = mpls
cloud = cloud services = cloud hosting = co location = colocation
web hosting = hosting services = domain hosting
software development = application development = portal development = software solution > mobile app = erp = website development = development of website = web portal = learning management system
microsoft = ms office = office 365 = microsoft 365
cyber security = cybersecurity = information security = penetration testing = vulnerability assessment = cybersecurity audit
backup solution = backup software = backup appliance = disaster recovery
digital library = e library
video conferencing = video conference = vc equipment
sound system = public address system = pa system = audio system = speakers > sound and light
smart board = interactive board = interactive panel = interactive display = interactive flat panel
led tv = smart tv = television = led television = lcd tv = tv sets
smd screen = smd = smds = digital screen = led screen = led display = video wall
tablet pc = tablet computers = android tablets = ipad > laptops tablets = it tablets = equipment tablets
mobile phone = mobile phones = cell phone = smart phone = smartphone
battery = batteries = ups battery = car battery > dry batteries = lead acid battery = lithium battery
inverter = solar inverter = hybrid inverter
solar system = solar power = solar panels = solar panel = solar plate = solar plates = solar energy = solarization = photovoltaic < solar street light
solar street light = solar lights
stabilizer = voltage stabilizer = avr = automatic voltage regulator
electric cable = electrical cable = power cable = electric wire
conductor = acsr conductor = overhead conductor
insulator = insulators = disc insulator = pin insulator
electric pole = poles = khamba = bijli khamba = khambay = khambey = pc pole = concrete pole = spun pole = steel pole = hollow pole
energy meter = electric meter = electricity meter = bijli meter = kwh meter = three phase meter = single phase meter = static meter = smart meter = ami meter = amr meter = tou meter
capacitor = capacitor bank
earthing > grounding = earth pit = earth pits
lift = elevator = lifts = passenger lift
escalator = escalators
air handling unit = ahu < chiller
hvac > chiller = air handling unit = ahu = cooling tower < air conditioner = air conditioning = airconditioner = split ac
geyser = water heater
water cooler = electric water cooler = water dispenser = water dispensers
water pump = submersible pump = سبمرسبل پمپ = centrifugal pump = monoblock pump = pumping set = dewatering pump
water tanker = water bowser = sweet water
water meter = water meters
reverse osmosis plant = filter plant = filteration plant = ro system = ro plant = r o plant = water treatment plant = water purification = water filtration = water filter plant = filtration plant = water filter
valve = valves = gate valve = ball valve
pipeline = pipe line = laying of pipeline
gas meter = gas meters
compressor > air compressor
boiler = steam boiler = steam generator
crane = cranes = mobile crane = hydraulic crane
weighing scale = weighing machine = electronic scale
welding rod = welding electrode = welding material
welding = welding machine = welding plant < welding rods = welding electrodes
tools = hand tools = tool kits = workshop tools
nuts bolts = nut bolts = fasteners = bolts
rubber < rubber sheet = rubber parts
lathe = lathe machine = cnc machine = milling machine
spare parts of vehicles = auto parts = vehicle spares = mt spares = auto spare parts = auto spares = vehicle spare parts < mt store = mt stores = b veh
repair of vehicles = vehicle repair = repair and maintenance of vehicles = repair of transport = auto workshop
oil filters = air filters = fuel filters < filters
car = cars = motor car
jeep = suv = four wheel drive = double cabin = pickup = single cabin
buses = bus = coaches
electric vehicle = electric bike = e bike
fire tender = foam tender = fire truck = fire engine = fire brigade vehicle = fire fighting vehicle
pick and drop = staff transport = staff bus = bus service = transport services = transport for staff < hiring of transport = hired transport = hiring of coaster = transport contract
goods transport = goods transportation = transportation = carriage = cartage = haulage = transportation of goods
courier = courier services = postal services = dispatch services
clearing agent = clearing and forwarding = customs clearance = freight forwarding
group insurance = group life = workmen insurance = staff insurance = employees insurance = گروپ انشورنس = group life insurance = group health insurance = group term assurance > life insurance = health insurance = takaful
insurance = insurance services > takaful = health insurance = group insurance = vehicle insurance = life insurance
takaful = تکافل > insurance
health insurance = medical insurance = group health insurance
bank services = opening of account = placement of funds = investment of funds = cash management services
banking services > bank services
tax consultant = tax advisor = tax consultancy
legal services = lawyer = law firm = legal advisor = advocate
recruitment = testing agency = head hunting
human resource = manpower = outsourced staff = contractual staff = third party staff = hr services = resource augmentation = skilled persons = manpower outsourcing = outsourcing of manpower
training > capacity building
advertising = newspaper ads = newspaper ad = media campaign = advertising agency = publicity = media firm
documentary = video production = video documentary
translation = transcription = interpreter
photography = photographer = photo coverage = videography = videographer = video coverage = فوٹوگرافی > documentary making = video documentary
exhibition = expo > exhibition stall = stall fabrication = stall design = pavilion
decoration = illumination = lighting decoration
flags = flag = flags and banners
bunting > flags
shield = shields = trophies = trophy = medals = souvenirs = gift items = giveaways
sports goods = sports gear = sports items = sports equipment < gym equipment
musical instruments = band instruments
toys = play equipment = playground equipment = swing sets < swings = kids rides
school furniture = student desks = desks = dual desk < benches
office furniture = furniture and fixture = furniture fixture = furniture items > office chairs = office tables < furniture
steel almirah = almirah = steel cupboard = filing cabinet = steel racks
steel racks = iron racks = storage racks = file racks = filing racks = library racks
curtains = blinds = curtain cloth
carpets = carpet = rugs = matting
bedding = mattress = matress = matresses = pillows = bed sheets = quilts
uniform = uniforms = uniform items = protective clothing = liveries = stitching of uniform
safety shoes = safety boots = gum boots = long shoes < ppe = hse items
safety helmet = helmet = helmets
safety equipment = hse items = personal protective equipment = safety items = ppe items
rain coat = raincoat = rain coats
bags > school bags = back packs < jute bags
polythene = polythene bags = plastic bags
packing material = packaging material = cartons
cloth = fabric = textile = cotton cloth > clothing
yarn = thread = polyester yarn
toiletries > soap = detergent = washing powder
laundry = washing of clothes = dry cleaning = dhobi
cleaning material = cleaning items = janitorial items = janitorial supplies = phenyl
fumigation = pest control = termite = rodent control = dengue spray
tree plantation = saplings = plantation = nursery plants
landscaping = horticulture = gardening = gardener = mali = maali = lawn maintenance > grass
flowers = seasonal flowers > indoor plants
agricultural machinery = farm machinery = agriculture implements = tractor implements
pesticide = insecticide = weedicide = herbicide
greenhouse = green house = tunnel farming
fish = fish seed = fingerlings = fisheries
honey = beekeeping = honeybee
dairy = dairy products < milk
milk powder = powder milk = dry milk
tea = tea material = tea bags = tea leaves = chai patti < tea and coffee
dry fruit = dry fruits
bakery = bakery items = bakers = bakery products
sweets = mithai = bakery items = confectionery = snacks
flour = atta = wheat flour = fine atta
edible items = food stuff = eatables = kitchen ration
cold storage = cold store = cold room > walk in chiller = blast freezer
slaughter house = slaughterhouse = abattoir
parking = car parking = parking lot = parking area < parking shed
parking area = parking lot
parking shed = car shed = vehicle shed = car porch
collection rights = collection of fee = fee collection = contract of fee
billboards = hoardings = advertisement rights = advertising sites
shops on rent = rent of shops = leasing of shops = lease of shops = tenancy rights
office on rent = hiring of office space = office space on rent = office space on rental = office space required = rental office space = hiring of premises = rental premises = rental building = hiring of building
office space > rental premises
sale of vehicles = auction of vehicles = auction vehicles = disposal vehicles = disposal of vehicles = disposal of condemned vehicles = disposal of unserviceable vehicles = auction of condemned vehicles = auction of motorcycles = auction of scrap vehicles
sale of scrap = disposal of scrap = auction of scrap = scrap auction = kabar neelami = scrap material = condemned stores > scrap = unserviceable = un serviceable = condemned = obsolete = old material = ber = ueo
waste paper = old newspapers = wastepaper = raddi = raddi kaghaz > shredded
sale of trees = auction of trees = timber auction
desilting = de silting = cleaning of nullah = nullah cleaning
road marking = lane marking = cat eyes = road studs = thermoplastic paint
traffic signals = traffic signal = traffic lights
kerb stone = kerbstone = curb stone
paving = pavers = tuff paver = interlocking pavers
road repair = repair of road = road maintenance = road rehabilitation = patch work > road carpeting = rehabilitation road = improvement road = resurfacing
air conditioner repair = ac repair = ac maintenance = repair of ac = maintenance of ac = hvac maintenance = servicing of ac
road work = road works = road carpeting = carpet road = carpeting of road = construction of road = construction of roads = road construction = road project = rehabilitation of road = repair of road > highway = taxiway = approach road = asphaltic overlay = asphalt overlay = carpet road = link road = carriageway = widening of road = improvement of road
street = streets = pcc street = pavement of street
culvert = box culvert = pipe culvert
water course = watercourse = lining of canal = canal lining
dam = small dam = earthen dam
piling = pile work = pile foundation
soil testing = soil investigation = geotechnical investigation = geotechnical survey
topographic survey = land survey = gps survey = route survey
excavation = earthwork = earth work > earth filling
earth filling = backfilling = earth fill
prefabricated = pre fabricated = prefab = pre fab = porta cabin = portacabin = container office > office container = container house = customized container = portable containers = procurement of containers
steel structure = steel structures = steel fabrication = ms structure = structural steel > shed
shed = sheds = shelter > canopy work = roof canopy = construction of canopy = installation of canopy
canopy > shed
glass work = glass partition = aluminium work = aluminium windows = aluminium doors = aluminum windows = glazing
gypsum = gypsum board < false ceiling = gypsum ceiling
wall panelling = wall paneling = wall panels
wooden work = wood work = carpentry = carpenter items
interior = interior design = interior decoration = interior works = interior fit out
floor tiles = tiles = tile work = tile flooring = ceramic tiles = porcelain tiles < marble
marble = granite = marble flooring
iron grill = grills = steel gate = iron gate = ms gate
electrification = electric work = electrical works = wiring = internal electrification
hardware items = hardware store = sanitary hardware
bricks = brick = first class bricks
sand and crush = sand crush = ret bajri = reti bajri = rait bajri = bajri ret = bajri rait = sand < crush
stone > river stone = boulders = stone crush
explosives = blasting material = detonators
coal = steam coal = coal supply
salt = rock salt
chemicals = chemical > industrial chemicals < reagents
industrial gases = gases > nitrogen = argon = acetylene = oxygen
fuel = pol > petrol = diesel = furnace oil
lpg = liquefied petroleum gas < gas cylinders
lng = liquefied natural gas
cng = compressed natural gas
printing = kitab chapai = kitabon chapai = kitaben chapai = printing work = printing of forms = printing of books = printed material = printed items = printing material = printing services = printing items > diaries = calendars = answer sheets
stationery = office stationery = stationery items = computer stationery = general stationery > a4 paper = paper a4 = paper rim = photostat paper = کاغذ
books = text books = library books
newspapers = newspaper = magazines = newspapers periodicals = books periodicals
periodicals > newspapers
id cards = identity cards = rfid cards = pvc cards
envelopes = letter heads = letterheads
rubber stamp = stamps
locks = lock = padlock
cash safe = steel safe = iron safe = fireproof safe
safes > cash safe
cash counting machine = money counter = note counting machine = currency counter = banknote processing machine
calculator = calculators
paper shredder = shredder = shredding machine
photocopier machine = photocopier = photostat machine = photo copier = photocopy machine
lab reagents = laboratory reagents > reagents = lab chemicals = laboratory chemicals = lab kits = genexpert = glassware and chemicals = chemicals and glassware = لیبارٹری کٹس < laboratory items = lab items
led lights = led light = led bulbs = led lamps = led lighting = flood lights > led street = led tube = lighting system = decorative lighting = security lights = luminaires
road construction = construction of road = construction of roads = sarak tameer > highway = taxiway = pcc street = asphaltic overlay
`;
