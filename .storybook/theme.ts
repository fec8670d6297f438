import { create } from 'storybook/theming'

/** The frame around the stories. It cannot read our tokens, so it repeats a few of them. */
export const atrium = create({
  base: 'light',
  brandTitle: 'Atrium components and screens',
  brandTarget: '_self',
  appBg: '#f8f5f1',
  appContentBg: '#fefefc',
  appPreviewBg: '#f8f5f1',
  appBorderColor: '#e0ddd8',
  appBorderRadius: 10,
  barBg: '#fefefc',
  barSelectedColor: '#006475',
  barHoverColor: '#005061',
  colorPrimary: '#006475',
  colorSecondary: '#006475',
  textColor: '#1c2126',
  textMutedColor: '#555c63',
  inputBorder: '#878d93',
  inputBorderRadius: 10,
  fontBase: "'Commissioner Variable', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
})
