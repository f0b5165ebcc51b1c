/** Materials, machines and their parts: as traders call them, and as power, gas and building notices do. */
export const MATERIALS = `
electrical items = elect material = elect items = electric items = electrical goods = electric goods = electrical material = electric store = electrical stores = electrical accessories = bijli saman = بجلی سامان > electrical fittings = electrical consumables = electrical equipment = wiring material = misc electrical = switches and sockets < electrical maintenance = cable = led lights = fan
switches and sockets = electric switches = electric sockets = switch board < electrical items = electric items = electrical fittings
electric wire = house wire = wires and cables = cables and wires = copper cable = electric cable = electric wire and cable = bijli taar = تاریں < conductor = cable = copper wire
power cable = xlpe = armoured cable = pvc cable = aerial bundled = abc cable = lt cable = ht cable = underground cable < cable
conductor = acsr = aac = osprey = bare conductor = aluminium conductor
transformer = pad mounted t f = power t f = t f disposal = disposal of t f = isolating t f = distribution transformer = power transformer = trafo = kva t f = distribution t f = distribution t fs = potential t f = ٹرانسفارمرز
t f = t fs > transformer
current transformer = lt ct = lt cts = lt c ts = line cts = line c ts = cts = cts pts = metering ct = ct pt = potential transformer = instrument transformer < potential t f = transformer c ts
energy meter > amr = ami = tou meter
electric pole > tubular poles = ht steel structure = lt steel structure
line material = line hardware = transmission line hardware = distribution hardware = electrification material > cross arms = stay wire = stay rod = d shackle = pg connectors = p g connector = deadend clamp = dropout cutout = eye nuts
fuse = fuses = cutout = dropout = d fuse
switchgear = electrical panel = panel board = distribution board = distribution box = lt panel = ht panel = control panel > rmu = incoming panel = outgoing panel = mv panel = lv panels = bus coupler = circuit breaker = pfi panel
isolator = line isolator = bus isolator = disconnector
busbar = bus bar = bus coupler
relays = relay = protection relay = over current relay
lightning arrestor = lightning arrester = lighting arrestor = surge arrestor = surge arrester = lightning protection = lightning rod
earthing = earth rod = earthing material = earthing rod = grounding set = grounding material = grounding conductor = earth wire < grounding module
tower material = tower parts = steel tower > tower type = towers type = tower extensions = leg extensions
copper wire = winding wire = enamelled copper wire = enameled copper wire = super enamelled wire = copper strip = tamba = tanba = تانبا
battery > btys = bty = ttbs
battery bank = dc battery = station battery < battery
lithium battery = lithium ion battery = li ion battery
solar battery = tubular battery = dry battery = inverter battery = truck battery = بیٹریز < battery = btys
generator = genset = gen set = generating set = جنریٹرز
electric motor = induction motor = ac motor = three phase motor < fan motors
ceiling fan = exhaust fan = bracket fan = pedestal fan = pankhay < fan
bulb = energy saver = tube light = led light = tube rods = lighting fixtures < led lights
streetlight = road light < led lights = solar street light = flood lights
heater = gas heater = electric heater = room heater = heating equipment = heating appliances
air conditioner = window ac = inverter ac = cassette ac = floor standing ac = acs = ac 1 5 ton
refrigerant gas = refrigerant = freon = r22 = r410 = ac gas
stabilizer = voltage regulator = servo stabilizer
tyre = ٹائرز < ttbs = ttf = ttb
truck tyres = car tyres = tractor tyres = jeep tyres = vehicle tyres = tubeless tyres = motorcycle tyres < tyre = ttbs = ttf
lubricant > mobil oil = engine oil = transmission oil = oils and grease = compressor oil = hydraulic fluid
valve lubricants = valve lubricant = valve sealants = valve grease
grease = greases = gear oil = hydraulic oil = brake oil = brake fluid < lubricant = oil and lubricants
coolant = radiator coolant = antifreeze = anti freeze = anti freez
diesel = hsd = high speed diesel = deisel = desel
petrol = mogas = motor gasoline = پیٹرول
fuel = petroleum products > hsd = mogas = jet fuel = kerosene = ڈیزل
spare parts of vehicles = honda spare parts = toyota spare parts = hilux spare parts = suzuki spare parts = hino spare parts = toyota parts = car parts = civic parts = corolla parts = mehran parts = hilux parts = suzuki parts = hino parts = tractor parts = truck parts = truck spare parts = tractor spare parts = motorcycle parts = gari parts = گاڑیوں پرزے > mt spares = auto parts = spare parts = toyota = isuzu = hino = suzuki = hyundai = mechanical transport = vehicle filters = auto workshops
aircraft spares = aviation spares = aircraft parts = avionics = aviation stores < avn spares = mt spares avn = avn armt
tank spares = tank spare parts = apc spares = armour spares
trailer = semi trailer = low bed = ٹرالی < tractor trolley = trolly
dumper = dump truck = tipper = dumpers
loader = wheel loader = front end loader = earth moving machinery = heavy machinery = construction machinery < excavator = dozer = crawler dozer
motorcycle = motor bike = motorbikes = bikes
electric bike = electric bikes = electric scooter = e scooter < electric vehicle
garbage truck = compactor truck = garbage compactor = refuse collector = road sweeper = sweeping machine = compactors
sewer suction machine = jetting machine = sucker machine = vacuum tanker
road machinery = road roller = asphalt plant = motor grader > construction machinery
concrete mixer = mixer machine = cement mixer = concrete vibrator
ground support equipment = tow tractor = towing tractor = ground power unit
golf cart = golf carts = shuttle cart
rickshaw = loader rickshaw = rikshaw = loader rikshaw = chingchi = qingqi = three wheeler = 3 wheeler = رکشہ
boat = boats = speed boat = life boat = kashti = کشتی
workshop equipment = garage equipment = workshop machinery = service station equipment > car wash pump = hydraulic hoist = work shop tool = workshop tools
v belt = v belts = fan belt = rubber belt
ball bearing = bearing = roller bearing = بیئرنگ
gasket = gaskets = oil seals = o ring = o rings = rubber seals = klinger sheet = gland packing
hose pipe = hose = rubber hose = hydraulic hose = delivery hose = rubber pipe
compressor = کمپریسر < air compressor
firewood = fire wood = balan = lakri balan < wood
coal = koyla = koila = کوئلہ < coke = cokes
building material = construction material = civil material = building materials = civil items = construction items = masonry items = tameerati saman = تعمیراتی سامان > cement sand = sand crush = bazar material = bazar supply
cement = cement bags = opc = ordinary portland cement = seement = sulphate resistant cement
crush = coarse aggregate = stone aggregate = margalla crush = bajar > sand and crush = sand crush = stone crush
sand = ravi sand = chenab sand = lawrencepur sand = silica sand
steel bars = steel bar = ms bar = ms rod = deformed bar = saria
mild steel = ms material = ms steel = iron and steel = steel and iron = steel sections > angle iron = ms bar = ms rod = girders = steel sheet = carbon steel = ms wire
angle iron = ms angle = m s angle = angler iron = iron angle = ms channel < ms material
girder = h beam = garder = گارڈر
steel sheet = steel plate = ms sheet = ms plate = iron sheet = sheet metal = carbon steel plates
gi sheet = g i sheet = corrugated sheet = galvanized sheet = roofing sheet = g i corrugated
fiber sheet = fiberglass sheet = fiber glass sheet = polycarbonate sheet = poly carbonate sheet = acrylic sheet
pe pipe = polyethylene pipe = hdpe pipe = mdpe pipe = polyethylene pe < plastic pipe
plastic pipe > pe pipe = hdpe pipe = upvc pipe = ppr pipe
upvc pipe = pvc pipe = p v c pipe = u pvc pipe = ppr pipe = پی وی سی پائپ = پیویسی پائپ
steel pipe = gi pipe = g i pipe = galvanized pipe = galvanised pipe = ms pipe = seamless pipe = لوہے پائپ < line pipe = pipe line material
pipe fittings = steel pipes and fittings = pipes and fittings = elbows = screwed fittings = welding fittings = pe fittings = p e fittings = gi fittings = tubing fittings = union coupling = service tees > flanges = factory bends = threadolets = transition fittings
rcc pipe = hume pipe = ductile iron pipe = di pipe
gate valve = non return valve = nrv = check valve = butterfly valve = sluice valve = globe valve = plug valve = needle valve = solenoid valve = psv < valve
motor pump > submersible pump = mono block pump < water pump = pumping machinery
water pump = turbine pump = sludge pump = mono pump = pumping machinery = donkey pump = jet pump = booster pump = pani motor > dewatering = de watering = transfer pump = submersible pump = dewatering pump = pump set < pumping machinery
dewatering pump = de watering pump = dewatering equipment = mud pump = dewatering > sludge pump
paint = paints = enamel paint = varnish = thinner = lacquer = road paint = پینٹس < protective coating = epoxy coating = coating works
sanitary items = sanitary goods = plumbing items = plumbing material = bath fittings = water taps = commode = wash basin = sanitary saman = سینٹری = سینیٹری سامان
hardware items = hardware material = hardware stores = hardware goods = hardware saman = ہارڈویئر < galvanized studs = wire nails = loose tools
nuts bolts = screws = rivets = nut bolt = wire nails = eye nuts = galvanized studs
plywood = lasani = mdf = chip board = particle board = laminated board < carpentry
timber = deodar = diyar = shisham = sheesham = wooden planks = wooden sleepers = kail wood
wooden pallets = pallets = wooden boxes = wooden crates
false ceiling = ceiling tiles = gypsum ceiling = t grid ceiling = suspended ceiling < ceiling works
wire mesh = jali = jaali = welded mesh = expanded metal = aviary net = جالی
razor wire = khardar tar = khardar taar = kantedar tar = خاردار تار
container = shipping container = portable container = security cabin = guard cabin < porta cabin
water tank = water storage tank = plastic tank = fiberglass tank = tanki = pani tanki
door = darwazay = دروازے
glass = sheeshay = شیشے
glass wool = rock wool = thermal insulation = insulation sheet = insulation material
geotextile = geomembrane = geogrid
construction chemicals = admixture = concrete admixture = waterproofing chemical
pergola = gazebo
tools = power tools = drill machine = angle grinder = impact wrench = electric drill = spanners = wrench = pliers = screw driver = hammer = tool box < workshop tool
cutting disc = cutting disk = grinding disc = grinding disk = grinding wheel = emery paper = sand paper = abrasives = regmar = regmal
machine tools = cnc lathe = lath machine = kharad = kharad machine = hydraulic press = drill press > lathe = milling machine = winding machine = transfer machine
cutting tools = carbide inserts = drill bits = cnc tools = cnc tooling = milling cutter > standard cutting tools = machine tooling
welding = welders = welder s material = welding cable = welding saman
weighing scale = weighbridge = weigh bridge = truck scale = computer kanta = tarazu
lifting equipment = chain block = chain pulley = winch = lifting tackles = web sling = lifting gear
jack = jacks = hydraulic jack = bottle jack
ladder = ladders = scaffolding = seerhi = سیڑھی
shovel = shovels = belcha = kassi = gainti = wheel barrow = pick axe = بیلچہ
plastic raw material = plastic raw materials = plastic granules = plastic dana = master batch = masterbatch = polypropylene = moulding compound > hdpe = plastic resin
plastic drums = plastic cans = jerry can = jerrycan = plastic containers = plastic caps = ڈرم
cartons = corrugated box = corrugated boxes = corrugated cartons = cardboard boxes = packing boxes = gatta > packing material = packaging material
packing material = bubble wrap = shrink wrap = pallet wrapping = packing saman
adhesive tape = masking tape = scotch tape = packing tape = binding tape = security tape
glue = samad bond = white glue = elfy = epoxy adhesive
meter seals = security seals = plastic seals = twist tite seals = lead seals
non ferrous metals = brass = copper rod = zinc ingots = aluminium ingots = peetal = پیتل < metallic raw materials
metal raw material = metallic raw materials = ferrous metals = metal ferrous < metallic raw
refractory = fire bricks = furnace bricks = fire clay
sand blasting = steel shots = steel grit = copper slag = blast cleaning = blasting abrasives = blast clearing
acids = sulphuric acid = hydrochloric acid = nitric acid = caustic soda = soda ash = tezab = تیزاب < chemicals = chemical items
alum = alum sulphate = aluminium sulphate = phitkari = پھٹکری
water treatment chemicals = water purification chemicals = water chemicals > chlorine = alum = bleaching powder = sodium hypochlorite
chlorine = liquid chlorine = chlorine gas = bleaching powder = sodium hypochlorite = کلورین
solvents = acetone = ethanol = methanol = isopropyl alcohol = iso propyl alcohol < chemicals = chemical items
chemicals = chemical items = chemical store = kimical = کیمیکل = کیمیکلز > potassium nitrate = lithium bromide = sulphamate
lime = chuna = hydrated lime = quick lime = چونا
industrial gases = lab gases = da gas = d a gas = dissolved acetylene = welding gas > liquid nitrogen = helium = carbon dioxide = gas mixture < gases
liquid nitrogen = nitrogen cylinder = nitrogen gas < industrial gases = gases
helium = liquid helium = helium gas < industrial gases = gases
carbon dioxide = co2 gas < industrial gases = gases
explosives = dynamite = baroodi mawad > blasting material
reverse osmosis plant = ro chemicals = ro membrane = anti scalant = antiscalant = ro spare > spare for ro
filters = filter element = filter elements = filter cartridge = فلٹرز
gas regulators = gas regulator = pressure regulator = regulators gas
pressure gauge = pressure gauges = temperature gauge = thermometers = manometer = pressure transmitter > calibrators = air gauges = thermowell
gas cylinder < lpg cylinder
gas detector = gas leak detector = multi gas detector = h2s detector
odorant = odourizer = mercaptan
heat exchanger = heat exchangers = pressure vessel
process chemicals = triethylene glycol = molecular sieve = activated carbon = corrosion inhibitor = demulsifier < chemicals
cable joints = jointing kit = termination kit = cable accessories < cable lugs
meter box = meter boxes = meter security box < m s box
battery charger = dc charger < rectifier
turbine spares = turbine parts = boiler tubes = power house spares
service wire = drop wire = twin core = pvc wire < electric cable = pvc cable
oil filtration plant = dehydration plant = transformer oil filtration
pneumatic = pneumatics = air cylinder = pneumatic cylinder = pneumatic fittings
blower = air blower = heat blower = hot air gun
moulds = mould = dies = die casting
electronic components = electronic parts = electronic items = pcb = printed circuit board = circuit board = integrated circuits
printing plates = offset plates = thermal plates = ctp plates
radiation detector = dosimeter = survey meter = geiger counter
plc = scada = rtu = industrial automation = instrument control < instrumentation control
flow meter = flowmeter = flow computer = orifice meter = turbine meters = master meter
cathodic protection = magnesium anodes = sacrificial anodes = anodes = corrosion control = ground bed = transformer rectifier < corrosion material = corrision material
pipe coating = coating material = coat wrap = coat and wrap = heat shrink sleeve = heat shrinkable sleeves = polymeric tape = visco elastic tape = wrapping tape < sleeving material
fuel dispenser = dispensing unit = petrol pump equipment = dispensing units
drilling chemicals = mud chemicals = drilling fluid = drilling mud = bentonite = barite
wellhead = well head = xmas tree = christmas tree = blow out preventer
casing pipe = casing and tubing = tubing and casing = octg = drill pipe
drilling bits = tricone bits = pdc bits = rock bits
railway coaches = passenger coaches = rolling stock = freight wagons
railway wheels = wheel sets = solid wheels = axles
railway signalling = signalling system = railway signal
locomotive = locomotives = railway engine = locomotive spares = locomotive parts
railway sleepers = pc sleepers = concrete sleepers = railway track = track material = fish plates = ballast
silage = wheat bran = chokar = choker = khal = cotton seed cake = linseed = barley = sabz chara = toori = توڑی < animal feed = fodder = animal rations = feed for animal = bhoosa = cattle feed
animal feed = animals feed = feed for live = dog food = dogs food = dog feed = horse feed = janwaron khurak = janwar khurak = janwar khorak = janwaron khorak = maweshi khurak > linseed = soya hulls = wheat bran = silage
live stock = livestock = dairy animals = cows = buffaloes = goats = sheep = calves = horses = bakra = بکرے = گائے = بھینس
hide and skin = hides = hide skins = khaal = khalain = کھالیں
seed = seeds = wheat seed = maize seed = vegetable seed = fodder seed = cotton seed = berseem = oats seed = گندم بیج
fertilizer = fertiliser = urea = compost = manure = organic manure = یوریا
dap fertilizer = dap khad = npk < fertilizer = fertiliser = urea
pesticide = insecticide = fungicide = spray machine = spray pump = spray pumps = knapsack sprayer
fogging machine = fogger = dengue fogging
saplings = garden plants = fruit plants = plants and flowers = flowers and plants = seedlings = ornamental plants = nursery = paneri = panery = flower plants < flowers = plants and horticulture = flower seedings = seasonal flowers
flowers = phool = پھول = gulab
artificial grass = astro turf = astroturf = artificial turf = synthetic turf
grass cutting machine = grass cutter = lawn mower = mower = brush cutter = hedge trimmer = chain saw = chainsaw = garden tools = gardening tools > landscaping tools = tree trimmer = horticulture tools
agricultural machinery = agriculture machinery = agricultural implements = farm implements = zarai alat = زرعی آلات > super seeder = agricultural mechanization = rotavator = cultivator = harvester = thresher
tractor implements = rotavator = cultivator = seed drill = super seeder = harvester = thresher < agricultural machinery = agricultural mechanization
drip irrigation = sprinkler irrigation = rain gun
ms pipe < line pipe
cable < conductor
vfd = variable frequency drive = vsd = variable speed drive
motor starter = star delta starter = soft starter
shade net = green net = agro net
fishing net = fish net = machli jaal
fish feed = floating feed
ear tags = animal tags
desalination = desal plant = sea water ro
shelves = shelf = shelving < steel racks
`;
