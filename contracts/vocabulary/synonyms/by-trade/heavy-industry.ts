/** Oil and gas, mines, railways, ports, airports and plant in buildings: what contractors type, and what offices print. */
export const HEAVY_INDUSTRY = `
drilling rig = workover rig = rig services = drilling services = well drilling = workover services
measurement while drilling = mwd = directional drilling services
mud logging = mud logger = mud engineering = mud services
well cementing = cementing services = oil well cement = cement additives
wireline = slickline = slick line
coiled tubing = coil tubing
well stimulation = acidizing = acid job = acid stimulation = hydraulic fracturing = nitrogen services
perforation = perforating guns = perforating charges
casing running = tubular running = casing running services
fishing services = fishing tools = fishing jars
seismic survey = 3d seismic = 2d seismic = seismic data acquisition
intelligent pigging = pigging = inline inspection = in line inspection = ili
hydrostatic testing = hydro testing = hydrotest = hydro test = pressure testing of pipeline
flow line = flowline = gathering line = gas gathering
gas connection = gas service lines = sui gas connection
gas leak survey = leakage survey = leak survey = gas leakage = ufg = gas leak detection
town border station = tbs = sales meter station = customer meter station = pressure reducing station = regulator station
gas compression = wellhead compression = gas compressor = compressor rental = compression services
gas processing = gas plant = gas processing facility = gas dehydration
oil terminal = oil depot = tank farm = storage terminal = storage tanks of oil
oil tanker = tank lorry = bowzer = transportation of crude oil = crude transportation = carriage of pol
lpg plant = lpg filling = lpg filling plant = lpg air mix = lpg storage
sale of lpg = lpg auction = auction of lpg
cng station = cng filling = cng kit = cng conversion
non destructive testing = nde = ndt = ultrasonic thickness = radiographic testing = weld inspection
camp management = camp services = base camp
chemical dosing = chemical injection = dosing pump
oil sludge = slop oil = sludge disposal
produced water = water disposal well
valve servicing = valve repair = repair of valves = valve maintenance
coal mine = coal mining = koyla kan = coal extraction = excavation of coal = کوئلے کان > open pit
mining lease = mineral lease = mineral rights = mineral block = minor minerals = minor mineral = mineral title = معدنیات > sand gravel lease
sand and gravel = ret bajri = sand gravel = ریت بجری
crushing plant = stone crusher = crush plant = crush machine = crushing machine
rock blasting = rock breaking = controlled blasting > blasting
coal handling = coal unloading
coal transportation = coal transport = transportation of coal = carriage of coal
iron ore > laterite
chromite = chrome ore
exploratory drilling = core drilling = diamond drilling > mineral exploration
railway siding = rail siding
points and crossings = turnouts = points crossing
rehabilitation of coaches = coach repair = coach rehabilitation = carriage repair
dining car = railway catering = train catering > vending
luggage van = brake van = parcel express = cargo express = parcel van
commercial management of trains = outsourcing of trains = train outsourcing
mass transit = brt = bus rapid transit = metro bus = metro train = میٹرو بس
dredging = dredger = ڈریجنگ = capital dredging
jetty = wharf = quay wall = fish harbour = fish harbor = fishing harbour
sea wall = seawall = breakwater = shore protection = coastal protection
floating jetty = pontoon = marina = floating pontoon
navigation buoy = buoys
lighthouse = light house
tug boat = tugs = pilot boat = harbour tug
diving services = divers = underwater inspection > hull cleaning
hull cleaning = underwater hull
hydrographic survey = bathymetric survey = underwater survey = bathymetry
marine paint = hull painting = antifouling = anti fouling
ship breaking = ship scrap = scrap of ship = decommissioned ship
stevedoring = stevedore = cargo handling > loading unloading
container terminal = terminal operator = container yard = container freight station
chartering = ship charter = vessel hire = charter of vessels = ship chartering
ship chandler = ship stores = ship chandling = ship provisions
wreck removal = removal of wreck > salvage
oil spill = oil pollution
apron > aircraft stand
airfield lighting = agl = runway lights = airfield ground lighting
airport terminal = terminal building = passenger terminal
boarding bridge = jet bridge = passenger boarding bridge = boarding bridges
ground handling = gha = ground handling agency = aircraft ground services
baggage trolley = luggage trolley = luggage trolleys = passenger trolleys
baggage wrapping = luggage wrapping
navigational aids = nav aids = navaids = navigation aids > dvor = vor = instrument landing system
ils = instrument landing system
dvor = vor
aircraft maintenance = aircraft repair = aircraft overhaul = mro
aircraft charter = chartered flights = charter flight = chartered aircraft
bird scaring = bird control = bird shooters = bird hazard = bird repellent
jet fuel = aviation fuel = jp8 = jp 8 = jp 1 = jet a1
lift maintenance = elevator maintenance = lift repair = elevator repair = maintenance of lifts = maintenance of elevators = repair of lifts
cargo lift = goods lift = dumb waiter = dumbwaiter > lift
bed lift = hospital lift = stretcher lift > lift
chair lift = chairlift = cable car = ropeway = چیئر لفٹ
ducting = air duct = duct work = ac duct = hvac duct
vrf = vrv = variable refrigerant
ac plant > chiller = central air conditioning = hvac
package unit = packaged ac = ducted split = packaged air conditioner
ac installation = installation of air conditioners = installation of ac = ac fitting
ventilation > exhaust fans = exhaust system = fresh air
modular ot = modular operation theatre = modular theatre = modular operation theater > clean room
building management system = bms = building automation
central heating = heating system = hot water system = radiators heating
chiller maintenance = chiller repair = repair of chiller = chiller overhauling
refrigeration > cold room = cold storage
ice factory = ice plant = برف خانہ
fire suppression = fm 200 = fm200 = clean agent = gas suppression = clean agent system
fire sprinkler = sprinkler system = fire sprinklers = sprinkler heads
medical gas pipeline = medical gas system = central medical gas = medical gas pipe = medical gas manifold
fire exit = emergency exit = fire escape = emergency staircase
debris removal = removal of debris = removal of malba = rubble removal = malba uthana = malba removal = ملبہ
earth filling = backfilling = back filling = bharai = mitti bharai = بھرائی
site development = land development = plot development = colony development = housing scheme development
tyre killer = tire killer = spike barrier > road blocker = bollards
bomb blast film = blast film = blast protection > blast proof
bunker = morcha = مورچہ
flag pole = flag post = flag mast
monument = yadgar = یادگار
entrance gate = main gate = welcome gate = entry gate
play area = play land = children park = kids play
amusement park > play area = play land
open air gym = outdoor gym = open gym
grassing = grass planting = turfing = hydroseeding = lawn grassing
afforestation = forest plantation = miyawaki = urban forest > tree plantation = plantation
plantation > afforestation
flower pots = gamla = gamlay = planters = clay pots = گملے
green wall = vertical garden
tree pruning = pruning of trees = tree trimming = branch cutting
grass cutting = ghas katai = cutting of grass
animal enclosures = zoo cages = animal cages = چڑیا گھر
dog culling = stray dogs
bore > borehole = boring
`;
