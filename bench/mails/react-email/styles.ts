/** The looks of our digest (templates/sources) as style objects. */
export const SANS = { fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif" };
export const SERIF = { fontFamily: "'Iowan Old Style','Palatino Linotype',Georgia,serif" };
export const URDU = {
  fontFamily: "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting','Noto Naskh Arabic',Tahoma,sans-serif",
  lineHeight: 2.1,
};
export const INK = { color: '#16211b' };
export const SOFT = { color: '#545f58' };
export const LINK = { color: '#0b5739', textDecoration: 'none' };
export const SHEET = { backgroundColor: '#fffefb' };
export const BOX = {
  ...SANS,
  ...INK,
  borderTop: '1px solid #dcd8ca',
  padding: '14px 0 16px',
  fontSize: 14,
  lineHeight: 1.6,
};

const pill = { padding: '2px 8px', borderRadius: 4, fontWeight: 600 };
export const MARK = {
  soon: { ...pill, background: '#fcecc0', color: '#744700' },
  open: { ...pill, background: '#dcf0e2', color: '#0d6239' },
  band: {
    ...SANS,
    margin: 0,
    padding: '6px 12px',
    borderRadius: '4px 4px 0 0',
    background: '#e0eee5',
    fontSize: 13,
    lineHeight: 1.5,
    fontWeight: 700,
    letterSpacing: '.06em',
    textTransform: 'uppercase',
    color: '#0a4f34',
  },
  button: {
    padding: '12px 22px',
    background: '#0b5739',
    color: '#ffffff',
    borderRadius: 6,
    fontSize: 16,
    fontWeight: 600,
  },
  name: { ...SERIF, color: '#f7f5ec', fontSize: 24, fontWeight: 700, lineHeight: 1, textDecoration: 'none' },
  dot: { color: '#e3b04b' },
  why: { ...SOFT, margin: 0, borderLeft: '3px solid #e3b04b', paddingLeft: 14, fontSize: 14, lineHeight: 1.6 },
};

export const DARK = `.sheet [lang=ur]{font-family:'Noto Nastaliq Urdu',Tahoma,sans-serif!important;line-height:2.1!important}
@media (max-width:480px){.sheet,.mast,.edge{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){body,.paper>div,.edge{background:#0e1512!important}.sheet,.box{background:#151e1a!important}
.mast{background:#0a2a1e!important}.box,.line{border-color:#2c3933!important}.band{background:#16362a!important;color:#8adcb3!important}
.sheet div,.sheet table{color:#e9ece5!important}.soft,.edge div,.edge a{color:#a7b3ab!important}.link{color:#74d3a6!important}
.soon{background:#382b0d!important;color:#f2cd76!important}.open{background:#133526!important;color:#8be0ad!important}}`;
