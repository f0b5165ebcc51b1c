import { storedText, storeText } from '../storage.ts';
import { LIST_VIEW_KEY } from './list-view.ts';
import { THEME_KEY, type Theme, toTheme } from './theme.slice.ts';

export const readTheme = (): Theme => toTheme(storedText(THEME_KEY));

/** Draws the theme and remembers it. 'system' leaves the choice to the media query. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeText(THEME_KEY, theme);
}

/**
 * Runs in the head before the first paint, so that nothing changes its look after it; `js` marks that scripts run, until one of
 * the page does not come: what is said, and the form that is drawn, for those without scripts holds then, too.
 */
export const THEME_SCRIPT = `(function(d){d.classList.add('js');addEventListener('error',function(e){if(e.target.type!=='module')return;d.classList.remove('js');var n=d.querySelector('noscript');if(n)n.outerHTML=n.textContent},true);try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t;if(localStorage.getItem('${LIST_VIEW_KEY}')==='compact')d.dataset.list='compact'}catch(e){}})(document.documentElement)`;
