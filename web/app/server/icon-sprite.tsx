import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  CalendarClock,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Monitor,
  Moon,
  Newspaper,
  Printer,
  Search,
  SearchX,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  X,
} from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../../components/icon.tsx';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  bookmark: Bookmark,
  'calendar-clock': CalendarClock,
  chart: ChartNoAxesColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  copy: Copy,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  link: Link2,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  'message-circle': MessageCircle,
  monitor: Monitor,
  moon: Moon,
  newspaper: Newspaper,
  printer: Printer,
  search: Search,
  'search-x': SearchX,
  share: Share2,
  'shield-check': ShieldCheck,
  sliders: SlidersHorizontal,
  sun: Sun,
  x: X,
};

/** A posted notice under a new moon. */
const LOGO = (
  <symbol id="logo" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="7" className="fill-brand" />
    <path d="M8 26V7.5A1.5 1.5 0 0 1 9.5 6h8.7a7 7 0 0 0 5.8 8.9V26Z" className="fill-on-brand" />
    <path
      d="M11.5 18.5h9M11.5 22h6M11.5 15h5.5"
      className="stroke-brand"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <circle cx="23.5" cy="8.5" r="3" className="fill-brass" />
  </symbol>
);

/** The logo and all icons as symbols, for every document; only the server has this module. */
export const ICON_SPRITE = `<svg hidden>${renderToStaticMarkup(LOGO)}${Object.entries(ICONS)
  .map(([name, LucideComponent]) => toSymbol(name, renderToStaticMarkup(<LucideComponent />)))
  .join('')}</svg>`;

function toSymbol(name: string, svg: string): string {
  const outline = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/(path|circle|rect|line|polyline)>/g, '/>');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${outline}</symbol>`;
}
