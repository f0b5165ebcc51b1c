import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'theme';

interface ThemeState {
  readonly choice: Theme;
}

const initialState: ThemeState = { choice: 'system' };

export const themeChosen = createAction<Theme>('theme/chosen');

export function themeReducer(state = initialState, action: UnknownAction): ThemeState {
  return themeChosen.match(action) ? { choice: action.payload } : state;
}

export const selectTheme = (state: { theme: ThemeState }) => state.theme.choice;

/** A stored value, or 'system' for anything that is not a theme. */
export const toTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';
