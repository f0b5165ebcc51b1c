import { useDispatch, useSelector } from 'react-redux';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { selectTheme, THEMES, type Theme, themeChosen } from '../../../lib/theme/theme.slice.ts';
import { text } from '../messages.en.ts';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

export function ThemeToggle() {
  const theme = useSelector(selectTheme);
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      onClick={() => dispatch(themeChosen(nextTheme(theme)))}
      aria-label={text.themeButton(text.theme[theme])}
      title={text.themeButton(text.theme[theme])}
      className={buttonClass('ghost', 'icon', 'js-only')}
    >
      <Icon name={ICONS[theme]} className="size-5" />
    </button>
  );
}

function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
