/** Goods of offices, schools, barracks, kitchens and guards: as their suppliers call them, and as notices do. */
export const OFFICE_AND_HOME_GOODS = `
lawn grass = grass seed = dhaka grass = fine dhaka > grass
bouquet = guldasta = flower arrangement = flower bouquets = گلدستہ > flowers
school uniform = students uniform = uniform for students = سکول یونیفارم > uniform
staff uniform = uniform for staff > liveries = uniform = summer uniform = winter uniform
lab coat = white coat = doctor coat > uniform
shalwar kameez = shalwar qameez = shalwar suit = شلوار قمیض > uniform = clothing
leather belt = waist belt = sam browne = web belt > clothing
winter clothing = warm clothes = winter clothes = garam kapray = گرم کپڑے > jersey = jacket = overcoat
upholstery = poshish = sofa cloth = sofa cover = sofa poshish
qanat = kanat = قنات > tents = shamiana
family tents = relief tents = camping tents = ridge tents > tent = shelter kits
woolen cloth = woollen cloth = tweed = garam kapra > cloth = fabric
convocation gowns = graduation gown = academic gown = academic robes = graduation robes = lawyer gown
shroud = kafan = کفن
conference table = meeting table = board room table
office cubicles = office workstation = modular workstation = workstation furniture = office cubicle = modular furniture > work stations = office furniture
book shelf = book racks = bookshelf = book shelves = library racks = bookcase > library furniture
mobile compactor = mobile racking = filing compactor = mobile shelving > steel racks
storage racks = racking = pallet racks = heavy duty racks = slotted angle racks = warehouse racks > steel racks
waiting chairs = waiting benches = waiting area chairs = gang chairs = airport chairs > benches = waiting area
bedroom furniture = bedroom set = double bed = bed set > furniture = dressing table
bunk beds = bunker bed = double decker bed = double storey bed > steel bed
rostrum = podium = lectern = dais = speech stand
black board = blackboard = chalk board = green board = takhta siyah = تختہ سیاہ > white board
student chair = tablet arm chair = tablet chair = lecture chair = exam chair > school furniture
furniture repair = furniture polish = furniture polishing = repair of furniture = polish of furniture
exercise books = note books = exercise copies = school copies = کاپیاں > stationery
copies > exercise books = note books
legal paper = legal size paper = f4 paper > a4 paper = paper rim = photocopy paper
rim > paper rim = paper ream = a4 paper
markers = marker pens = board markers = white board markers > stationery
lifafa = khaki lifafa = brown envelopes = لفافے > stationery = envelopes
visiting cards = business cards
security printing = security paper = degree paper = degree printing = printing of degrees > cheque books
cheque books = check books > security printing
computer paper = continuous paper = continuous stationery = computer continuous = bill paper > computer stationery
admit cards = admit card = roll number slips = roll no slips > printing
art paper = art card = bleach card = glossy paper > printing paper = offset paper
offset paper = printing paper = paper reels = book paper > newsprint
lamination = laminating = lamination sheets = lamination machine
book binding = jild sazi = jildsazi = binding of books = جلد سازی
duplicator = duplicating machine = digital duplicator = risograph > master roll
plotter = large format printer = wide format printer > plotter roll
ram = memory module = computer ram = ddr4 > computer accessories = computer parts
computer monitor = lcd monitor = led monitor = computer screen > monitors
thin client = zero client > desktop
network attached storage = nas > storage area network = storages
tape library = lto = tape drive = backup tapes = tape cartridge
pos machine = point of sale = pos terminal
thermal printer = receipt printer = slip printer > printer
drum unit = printer drum = image drum = imaging drum > toner
sfp = transceiver module = optical transceiver = sfp module > networking equipment
networking accessories = network accessories = passive components > patch panel = patch cord = rj45 = structured cabling
patch cord = patch cable = rj45 > networking accessories = structured cabling = network cable
server rack = network cabinet = data cabinet = network rack = data rack = rack cabinet
load balancer = application delivery controller > networking equipment
web application firewall = waf > firewall
intrusion prevention = intrusion detection = ids ips > firewall
security operations center = security operations centre = soc > siem = cyber security
data loss prevention = dlp = data leakage prevention
email security = mail security = email gateway = anti spam
database license = database licence = oracle license = sql server = oracle database
autocad = autodesk = auto cad > cad software
gis software = arcgis = esri = arc gis > gis
virtualization = virtualisation = vmware = hyper v = virtual machine = hypervisor
management information system = mis
hospital management information system = hmis = hospital information system = hospital software = hospital management system > electronic medical record
library management system = library software = koha = library automation
laboratory information management system = lims = laboratory information system
office automation = e office = file tracking > document management system
microwave link = radio link = wireless link = point to point link
base transceiver station = bts = cell site > communication tower = telecom tower
gpon = ftth = fiber to home
splicing machine = fusion splicer = splicer > otdr
otdr = optical time domain > splicing machine
mobile broadband = internet dongle = internet device = mifi > wireless internet
digital signage = digital display = display screens > smd screen = led display
projector screen = multimedia screen = projection screen
broadcast transmitter = fm transmitter = tv transmitter = radio transmitter > broadcasting equipment = transmitter
translation system = simultaneous interpretation = interpretation system = interpretation equipment
wall clock = gharyal = digital clock = clock system > clocks
3d printer = 3d printing = additive manufacturing
virtual reality = vr = vr headset = augmented reality
siren = hooter = electric siren = سائرن
floor cleaning machine = floor scrubber = scrubber drier = floor polisher > vacuum cleaner
roti plant = roti maker = chapati machine = chapatti = chapati plant = tandoor machine > kitchen equipment
dough mixer = dough kneading = dough kneader = dough machine = atta mixer > kitchen equipment
food warmer = bain marie = hot case > kitchen equipment
coffee machine = coffee maker = coffee vending = tea vending machine
body worn camera = body camera = body cam = bodycam
bomb disposal = eod = bomb suit = explosive ordnance disposal
tyre killer = spike strip = road spikes = tire killer > road blocker
intruder alarm = burglar alarm = intrusion alarm = security alarm
handcuffs = hathkari = hand cuffs = ہتھکڑی
batons = lathi = danda = police stick = لاٹھی > anti riot
12 bore > shotgun = arms and ammunition = shot gun
armoured vehicle = armored vehicle = bullet proof vehicle = bulletproof vehicle = armoured personnel carrier
fire foam = afff = foam concentrate = foam compound = fire fighting foam
fire sprinkler = sprinkler system = sprinkler heads > fire fighting system
rescue equipment = rescue tools = hydraulic rescue = extrication > hydraulic cutter = rescue cutter
out board motor = obm = outboard motor = boat engine
diving equipment = scuba = diving suit = diving gear
insulating gloves = electrical gloves = hv gloves = insulated gloves = lineman gloves > gloves
hot stick = operating rod = hot line stick
hazmat suit = chemical protective suit = chemical suit = protective suit
foam > mattress
juicer = blender = mixer grinder = food processor > kitchen equipment
meat mincer = qeema machine = meat grinder > kitchen equipment
scoreboard = score board
`;
