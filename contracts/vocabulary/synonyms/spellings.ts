/** Usual spellings and names of one thing; behind `>` kinds of it, which it finds, too, but which do not find it. */
export const SPELLINGS = `
stationery = stationary
photocopier = photo copier = photocopy machine = photostat machine = xerox machine
photocopy = photostat = photo copy
aluminium = aluminum
tyre = tire
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
labour = labor = manpower = man power = workforce = labourers > human resource = outsourced staff
plough = plow
tonne = ton
kerb = curb
carcass = carcase
air conditioner = airconditioner = air conditioning = airconditioning = ac = ac unit = split ac > hvac = chiller
air cooler = aircooler = room cooler = evaporative cooler
laptop = lap top = notebook computer
desktop = desk top = desktop computer
computer = pc = personal computer > laptop = desktop = notebook computer = workstation
hard disk = hard drive = hdd
data centre = datacentre = datacenter
website = web site = web portal
software = soft ware
hardware = hard ware
firewall = fire wall
wifi = wi fi = wireless internet
broadband = broad band
e mail = email
on line = online
walk through gate = walkthrough gate = metal detector gate
streetlight = street light = streetlights
tubewell = tube well = deep well turbine
handpump = hand pump
borehole = bore hole = bore well = boring
culvert = culverts = pulia
carpeting = asphalt = bitumen carpeting = premix
bitumen = asphalt = tarcoal
tuff tile = tuff tiles = tuff paver = paver block = paving block
plywood = ply wood = playwood
whitewash = white wash = distemper
bathroom = bath room = washroom = wash room = toilet
manhole = man hole
sewerage = sewage = sewer
drain = drainage = nali
guesthouse = guest house = rest house = circle house
warehouse = ware house = godown = store house
catering > meals = lunch = refreshment = cooked food = canteen = cafeteria = hospitality = mess services
lunch = meals = refreshment
canteen = cafeteria = tuck shop
motorcycle = motor cycle = motorbike = bike
minibus = mini bus = hiace = coaster
ambulance = ambulances
forklift = fork lift = lifter
bulldozer = bull dozer = dozer
excavator = backhoe = jcb
tractor trolley = tractor = trolley
lorry = truck
spare parts = spares = spare part
lubricant = lube oil = mobil oil = engine oil > gear oil = hydraulic oil = grease = motor oil
transformer = transformers
switchgear = switch gear
circuit breaker = mccb = mcb = acb = vcb
gearbox = gear box
ball bearing = bearing = bearings
sanitiser = sanitizer
anaesthesia = anesthesia
haemodialysis = dialysis = hemodialysis
x ray = xray = radiography = x ray machine
ultrasound = ultra sound = ultrasonography
ecg = electrocardiogram = electro cardiograph
autoclave = steriliser = sterilizer
surgical = surgery
medical equipment = biomedical equipment = electromedical = hospital equipment = diagnostic equipment
fire alarm = fire detection = smoke detector = smoke detection
vehicle tracking = vehicle tracker = tracking system = gps tracker
steel bars = reinforcement steel = rebar = deformed bars = tor steel = steel rods
civil works = civil work > construction = renovation = rehabilitation = reconstruction = refurbishment = building repair
network switches = access switches = ethernet switches = core switches = poe switches
it equipment = it hardware = ict equipment > computer = laptop = printer = server = scanner = networking equipment
boundary = boundry
demolition = dismantling = dismantlement
fire fighting = firefighting > fire extinguisher = fire hydrant
gravel = crush = bajri
maintenance = maintainance = maintenence = maint
construction = constuction = contruction = const > reconstruction
surveillance = survelience = survillance = surveillence
procurement = procurment = proc
installation = instalation
equipment = equipments = eqpt = equiptment
vehicle = vehical = veh
accessories = accessaries = accessory
hospital = hosp
building = bldg
services = svcs
provision = provn
electrical = elec
mechanical = mech
quarters = qtrs
accommodation = accomodation = accn
refrigerator = fridge = refrigrator
furniture = furnitures
laboratory = lab = labs
medicine = drugs = pharmaceutical > pvms = medical stores = pharmacy
vaccine = vaccines = vaccination = immunization
uniform = uniforms = liveries = livery
jacket = jackets
shoes = boots = footwear
tarpaulin = tirpal = tarpal
cctv = cctv camera = cctv system = closed circuit television = surveillance camera = surveillance system = security camera = ip camera
biometric = bio metric = fingerprint
walkie talkie = wireless set = vhf = handheld radio
signboard = sign board = signage = sign boards
flex = panaflex = pana flex = flex printing
bill board = billboard = hoarding
shamiana = tent = tentage = tents
crockery = cutlery = kitchenware
seedling = saplings = sapling = nursery plants
fertiliser = fertilizer = dap = urea
fumigation = pest control = termite proofing = spraying
janitorial = janitor = cleaning = housekeeping = cleanliness = sanitary services
security guard = security services = security agency = security company = security firm = security staff = security personnel = watchman = watchmen = watch and ward
mineral water = drinking water = bottled water
reagent = lab chemicals = laboratory chemicals
test kits = diagnostic kits = lab kits = testing kits = rapid test
renovation = refurbishment = remodelling = addition alteration
auction = open auction = nilam > disposal
scrap = unserviceable = condemned = obsolete items
lease = leasing = rent = hiring of building
hiring = hire = rental
vehicle hiring = rent a car = car rental = rental vehicles = hiring of vehicles = hiring of vehicle = hiring of transport = rental transport
prequalification = pre qualification = pre qualify
consultancy = consultant = consulting services
expression of interest = eoi
request for proposal = rfp = request for proposals
request for quotation = rfq = quotations
framework contract = rate contract = framework agreement = running contract
annual maintenance = amc = maintenance contract
turnkey = turn key = epc
earthquake = seismic
gas cylinder = lpg cylinder = oxygen cylinder = nitrogen cylinder
roof treatment = roof repair = roof leakage
audit = auditor = chartered accountant
weighbridge = weigh bridge = truck scale
dustbin = dust bin = waste bin = garbage bin
solid waste = garbage = waste collection = refuse
check dam = check dams = mini dam
flood protection = embankment = spur = bund
retaining wall = breast wall = toe wall
boundary wall = boundry wall = compound wall = perimeter wall
toner = toner cartridge = cartridge
paper = paper ream = photocopy paper = a4 paper
paint = painting = painter = paints
curtain = curtains = blinds = window blinds
carpet = carpets = rug = rugs
mattress = mattresses = foam = bedding
blanket = blankets = quilt
generator = genset = gen set = generating set = genrator
`;
