/**
 * Tokens only, logical properties only: a literal colour, size of type, radius, shadow or duration in a component is a
 * defect.
 */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [
    'stylelint-declaration-strict-value',
    'stylelint-value-no-unknown-custom-properties',
    'stylelint-use-logical',
  ],
  ignoreFiles: ['dist/**', 'storybook-static/**', 'node_modules/**', '.cache/**', 'reports/**'],
  rules: {
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: ['src/design-system/tokens.css'] }],
    'scale-unlimited/declaration-strict-value': [
      [
        '/color$/',
        'fill',
        'stroke',
        'font-size',
        'font-family',
        '/radius$/',
        'box-shadow',
        'z-index',
        'transition-duration',
        'animation-duration',
      ],
      {
        ignoreValues: [
          'inherit',
          'initial',
          'unset',
          'transparent',
          'currentcolor',
          'currentColor',
          'none',
          '0',
          '50%',
          'infinite',
          // Forced colours have no tokens: these are the system's own names.
          'Canvas',
          'CanvasText',
          'LinkText',
          'ButtonText',
          'ButtonBorder',
          'ButtonFace',
          'Highlight',
          'HighlightText',
          'GrayText',
          'Mark',
          'Field',
        ],
        disableFix: true,
        ignoreFunctions: true,
      },
    ],
    'csstools/use-logical': ['always', { except: [/(^|-)(width|height)$/, /^overflow/, /^overscroll/, /^resize$/] }],
    'function-disallowed-list': ['oklch', 'oklab', 'lch', 'lab', 'rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-property-value-disallowed-list': { '/^(transition|animation)/': ['/\\d(ms|s)\\b/'] },
    'lightness-notation': null,
    'hue-degree-notation': null,
    'alpha-value-notation': null,
    'import-notation': null,
    'at-rule-empty-line-before': null,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'value-keyword-case': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // Where the values themselves are written down.
      files: ['src/design-system/tokens.css', 'src/design-system/{fonts,late-fonts}.css', 'mock-server/chat/fonts.css'],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
