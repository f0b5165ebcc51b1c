/** Short forms of things, as notices and suppliers write them. */
const THINGS = `
ups = uninterruptible power supply = uninterrupted power supply
led = light emitting diode > led lights
lcd = lcds = liquid crystal display
hvac = precision cooling = precision ac = heating ventilation = heating ventilating
dg set = d g set = diesel generator < generator
pvc = polyvinyl chloride
upvc = u pvc
hdpe = high density polyethylene
ppe = personal protective equipment > hse items = safety shoes = safety boots = safety helmets = safety harness = protective clothing = hand gloves = safety equipment
rcc = reinforced cement concrete
pcc = plain cement concrete
tst = triple surface treatment
gi pipe = galvanized iron pipe
ms pipe = mild steel pipe
ht = high tension
lt = low tension
grid station = gss
pv = photovoltaic = solar pv
erp = enterprise resource planning
hrms = human resource management system
lms = learning management system
gis = geographic information system
gps = global positioning system
tpv = third party validation
sim = sim card
pabx = telephone exchange = epabx = pbx > intercom
rmu = ring main unit
ip phone = voip
mri = magnetic resonance imaging
ct scan = computed tomography = ct scanner
icu = intensive care unit
ot = operation theatre = operation theater
opd = outpatient department
bhu = basic health unit
rhc = rural health centre
dhq = district headquarter hospital = district headquarters hospital
thq = tehsil headquarter hospital = tehsil headquarters hospital
cmh = combined military hospital
local purchase = lp < bulk lp = daily lp
ro plant = reverse osmosis = filtration plant = water filtration
wss = water supply scheme
stp = sewage treatment plant
`;

/** Short forms of agencies. */
export const AGENCIES = `
ogra = oil and gas regulatory authority
nha = national highway authority = این ایچ اے
wapda = water and power development authority = واپڈا
sngpl = sui northern gas pipelines = سوئی ناردرن
ssgc = sui southern gas company = ssgcl
ogdcl = oil and gas development company = ogdc
ppl = pakistan petroleum limited
pso = pakistan state oil
navy = pakistan navy = pn
paf = pakistan air force
mpcl = mari petroleum
parco = pak arab refinery
ghpl = government holdings
isgs = inter state gas systems
pia = pakistan international airlines = پی آئی اے
caa = civil aviation authority = pcaa
paa = pakistan airports authority
asf = airports security force
ptcl = pakistan telecommunication company = پی ٹی سی ایل
pta = pakistan telecommunication authority
nadra = national database and registration authority = نادرا > nrc
fbr = federal board of revenue = ایف بی آر
sbp = state bank of pakistan
nbp = national bank of pakistan
ztbl = zarai taraqiati bank
hbfc = house building finance
secp = securities and exchange commission
nab = national accountability bureau
fia = federal investigation agency
anf = anti narcotics force
ndma = national disaster management authority
pdma = provincial disaster management authority = پی ڈی ایم اے
ppra = public procurement regulatory authority
pwd = public works department = pak pwd = پی ڈبلیو ڈی
pec = pakistan engineering council
nespak = national engineering services
nlc = national logistics = national logistics cell = این ایل سی
fwo = frontier works = ایف ڈبلیو او
ntdc = national transmission and despatch = ngc = این ٹی ڈی سی
nepra = national electric power regulatory authority
pesco = peshawar electric supply = پیسکو
iesco = islamabad electric supply = آئیسکو
lesco = lahore electric supply = لیسکو
gepco = gujranwala electric power = گیپکو
fesco = faisalabad electric supply = فیسکو
mepco = multan electric power = میپکو
hesco = hyderabad electric supply = حیسکو
sepco = sukkur electric power = سیپکو
qesco = quetta electric supply = کیسکو
tesco = tribal areas electric supply
kesc = k electric = karachi electric
kwsc = kwsb = karachi water and sewerage = واٹر بورڈ
wasa = water and sanitation agency = واسا
cda = capital development authority = سی ڈی اے
mci = metropolitan corporation islamabad
lda = lahore development authority = ایل ڈی اے
pha = parks and horticulture authority = پی ایچ اے
kda = karachi development authority = کے ڈی اے
rda = rawalpindi development authority
fda = faisalabad development authority
mda = multan development authority
gda = gwadar development authority = galiyat development authority
kmc = karachi metropolitan corporation = کے ایم سی
tma = tehsil municipal administration = tehsil municipal
lwmc = lahore waste management
sswmb = sindh solid waste management
kpt = karachi port trust = کے پی ٹی
pqa = port qasim authority
gpa = gwadar port authority
pnsc = national shipping corporation
ksew = karachi shipyard
pof = pakistan ordnance factories = پی او ایف
hit = heavy industries taxila
hmc = heavy mechanical complex
pac = aeronautical complex
pmd = meteorological department
paec = pakistan atomic energy commission
pnra = nuclear regulatory authority
suparco = space and upper atmosphere
pcsir = council of scientific and industrial research
parc = agricultural research council
narc = national agricultural research
nih = national institute of health
pims = pakistan institute of medical sciences
drap = drug regulatory authority
hec = higher education commission = ایچ ای سی
fde = federal directorate of education
nust = national university of sciences and technology
uet = university of engineering and technology
numl = national university of modern languages
iiui = international islamic university
aiou = allama iqbal open university
comsats = comsats university
navttc = vocational and technical training commission
tevta = technical education and vocational training = ٹیوٹا
bisp = benazir income support
pbm = pakistan bait ul mal
ppaf = poverty alleviation fund
smeda = small and medium enterprises
tdap = trade development authority
usc = utility stores
passco = agricultural storage and services
ecp = election commission
pbs = bureau of statistics
gsp = geological survey
ptdc = tourism development corporation
pbc = pakistan broadcasting corporation = radio pakistan
ptv = pakistan television
ncc = national construction
mes = military engineer services
dgmp = munitions production
dgp = defence purchase
rta = regional transport authority
kpitb = it board
pitb = punjab information technology board
psca = safe cities authority = safe city
nitb = national information technology board
ntc = national telecommunication corporation
eobi = old age benefits institution
essi = employees social security
wwf = workers welfare fund
slic = state life
nicl = national insurance company
irsa = indus river system
pida = irrigation and drainage authority
c w = communication and works
hazeco = hazara electric supply
pemra = electronic media regulatory authority
psqca = standards and quality control authority
nhmp = national highways and motorway police = motorway police
pmsa = maritime security agency
ppib = private power and infrastructure board
pral = pakistan revenue automation
pitc = power information technology company
nrtc = national radio and telecommunication
pspc = security printing corporation
pidc = industrial development corporation
pitac = industrial technical assistance
epza = export processing zones authority
fgei = federal government educational institutions
fgeha = federal government employees housing authority
cdns = directorate of national savings = national savings
fpsc = federal public service commission
neeca = energy efficiency and conservation authority
phed = public health engineering
lgrd = local government and rural development
`;

/** Cities of companies and bodies that serve one, by the first name of their group. */
export const AGENCY_CITIES: Readonly<Record<string, string>> = {
  pesco: 'Peshawar',
  iesco: 'Islamabad',
  lesco: 'Lahore',
  gepco: 'Gujranwala',
  fesco: 'Faisalabad',
  mepco: 'Multan',
  hesco: 'Hyderabad',
  sepco: 'Sukkur',
  qesco: 'Quetta',
  kesc: 'Karachi',
  kwsc: 'Karachi',
  cda: 'Islamabad',
  mci: 'Islamabad',
  lda: 'Lahore',
  kda: 'Karachi',
  rda: 'Rawalpindi',
  fda: 'Faisalabad',
  mda: 'Multan',
  kmc: 'Karachi',
  lwmc: 'Lahore',
  kpt: 'Karachi',
  pqa: 'Karachi',
};

export const SHORT_FORMS = `${THINGS.trim()}
${AGENCIES.trim()}`;
