import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The browser storage key. */
export const THEME_KEY = 'theme';

export interface ThemeState {
  readonly choice: Theme;
}

const initialState: ThemeState = { choice: 'system' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (_state, { payload }: PayloadAction<Theme>): ThemeState => ({ choice: payload }),
  },
});

export const { themeChosen } = themeSlice.actions;
export const selectTheme = (state: { theme: ThemeState }) => state.theme.choice;

/** A stored value, or 'system' for anything that is not a theme. */
export function toTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}
