import { expect, expectTypeOf, it } from 'vitest';
import type * as en from '../features/site-frame/messages.en.ts';
import type * as signedIn from '../features/site-frame/signed-in.messages.en.ts';
import type { Translation } from './translation.ts';

type Frame = Translation<typeof en.text & typeof signedIn.text>;

/** The words of the header, as an Urdu file beside the English one would state them. */
const urdu: Frame = {
  mainNavigation: 'مرکزی',
  pro: 'پرو',
  admin: 'انتظامیہ',
  adminPanel: 'انتظامی صفحہ',
  account: 'آپ کا اکاؤنٹ',
  hello: (name) => `سلام، ${name}`,
  menu: 'مینو',
  theme: { system: 'خودکار', light: 'روشن', dark: 'گہرا' },
  themeButton: (theme) => `رنگ: ${theme}`,
  logIn: 'لاگ ان',
  signUp: 'سائن اپ',
  logOut: 'لاگ آؤٹ',
  loggingOut: 'لاگ آؤٹ ہو رہا ہے',
  logoutFailed: 'لاگ آؤٹ نہیں ہوا',
  loggedOut: 'لاگ آؤٹ ہو گیا',
  loggedOutDescription: 'آپ لاگ آؤٹ ہو چکے ہیں',
};

it('takes any words for the English ones', () => expect(urdu.hello('عائشہ')).toBe('سلام، عائشہ'));

it('is refused by the compiler when a text, a part of one or a parameter is missing or wrong', () => {
  expectTypeOf<Omit<Frame, 'menu'>>().not.toExtend<Frame>();
  expectTypeOf<Omit<Frame, 'theme'> & { theme: Omit<Frame['theme'], 'dark'> }>().not.toExtend<Frame>();
  expectTypeOf<Omit<Frame, 'hello'> & { hello: string }>().not.toExtend<Frame>();
  expectTypeOf<Frame['hello']>().toEqualTypeOf<(name: string) => string>();
});
