/** Brands of those who sell one, and what their notices ask for. */
export const BRANDS = `
hp < printer = laptop = desktop computer = toner
cisco < network switches = router
dell < laptop = desktop computer
lenovo < laptop = desktop computer
acer < laptop = desktop computer
asus < laptop = desktop computer
epson < printer = projector
canon < printer = projector
ricoh < photocopier
xerox < photocopier
kyocera < photocopier
mikrotik < network switches = router
ubiquiti < network switches = router
juniper < network switches = router
aruba < network switches = router
fortinet = fortigate < firewall
sophos < firewall
hikvision < cctv = nvr
dahua < cctv = nvr
toyota < motor car = purchase of vehicles = procurement of vehicles = supply of vehicles
suzuki < motor car = purchase of vehicles = procurement of vehicles = supply of vehicles
hyundai < motor car = purchase of vehicles = procurement of vehicles = supply of vehicles
honda < motorcycle = motor car = purchase of vehicles = procurement of vehicles
yamaha < motorcycle
hino < truck = passenger bus = bus body = purchase of buses = procurement of buses
isuzu < truck = passenger bus = purchase of buses = procurement of buses
massey = massey ferguson = millat tractor < tractor
caterpillar < excavator = loader = bulldozer
komatsu < excavator = loader = bulldozer
corolla < motor car = sedan
cultus < motor car = sedan
alto < motor car = sedan
prado < land cruiser = jeep
fortuner < suv = jeep
hilux = toyota hilux = revo < double cabin = pickup
vigo < double cabin = pickup
mazda < truck
shehzore < pickup = loader
jenbacher < gas engine = gas generator
skf < bearing
perkins < generator
cummins < generator
exide < battery
osaka < battery
haier < air conditioner = refrigerator
dawlance < air conditioner = refrigerator
gree < air conditioner = refrigerator
kenwood < air conditioner = refrigerator
siemens < switchgear = circuit breaker
schneider < switchgear = circuit breaker = transformer
longi < solar panel
jinko < solar panel
huawei < solar inverter
inverex < solar inverter
growatt < solar inverter
kaspersky < antivirus = endpoint security
eset < antivirus = endpoint security
symantec < antivirus = endpoint security
sap < erp
nestle < mineral water = drinking water = milk
`;
