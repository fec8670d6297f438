import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import effector from 'eslint-plugin-effector'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const testFiles = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'tests/**', 'src/**/testing/**', '.storybook/**']

/**
 * Imports point one way: app → features → design-system, api → shared; all of them load by shared/loadable. A room's
 * inside is reached through its index only.
 */
const rooms = [
  { type: 'app', pattern: 'src/app' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'component', pattern: 'src/design-system/*', capture: ['component'] },
  { type: 'api', pattern: 'src/api' },
  { type: 'loadable', pattern: 'src/shared/loadable' },
  { type: 'shared', pattern: 'src/shared' },
  { type: 'mock', pattern: 'mock-server' },
]

/** What the product imports from nowhere. */
const closedToProduct = [
  { group: ['@/features/*/*', '@/design-system/*/*'], message: 'From another folder import its index.' },
  {
    group: ['react'],
    importNames: ['lazy'],
    message: 'Load what is not on the first screen by loadable: it tries again after a lost network.',
  },
  { group: ['**/examples.gen', '**/mock-server/**'], message: 'Examples and the mock are for stories and tests.' },
]

/** What not every browser of ours has. */
const missingSomewhere = [
  { object: 'URL', property: 'parse', message: 'Chrome 123, Firefox 120 and Safari 17.5 lack it: use readUrl.' },
  { object: 'crypto', property: 'randomUUID', message: 'Plain-HTTP addresses lack it: use randomId.' },
]

/** Timers and calls. */
const world = [
  'CallExpression[callee.name=/^(fetch|setTimeout|setInterval|requestAnimationFrame|requestIdleCallback)$/]',
  "CallExpression[callee.object.name='api']",
].join(', ')

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'storybook-static',
      '.cache',
      'reports',
      'test-results',
      'playwright-report',
      '**/*.gen.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // Prettier wraps the code; a comment it leaves as it is. Directives have to be one line.
      'max-len': [
        'error',
        {
          code: 10_000,
          comments: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignorePattern: '(eslint|stylelint|@ts|prettier)-',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'HTML strings never enter the document.',
        },
      ],
      'no-restricted-properties': ['error', ...missingSomewhere],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // The other rules compile each file, a third of the time of all rules: only what people get is worth it.
    files: ['src/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/include': ['src/**/*.{ts,tsx}'],
      'import/resolver': { [fileURLToPath(new URL('scripts/eslint-resolver.cjs', import.meta.url))]: {} },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            {
              from: { element: { type: 'app' } },
              allow: { to: { element: { type: ['app', 'feature', 'component', 'api', 'shared', 'loadable'] } } },
            },
            {
              from: { element: { type: 'feature' } },
              allow: { to: { element: { type: ['feature', 'component', 'api', 'shared', 'loadable'] } } },
            },
            {
              from: { element: { type: 'component' } },
              allow: { to: { element: { type: ['component', 'loadable'] } } },
            },
            { from: { element: { type: 'api' } }, allow: { to: { element: { type: ['api', 'shared', 'loadable'] } } } },
            {
              from: { element: { type: ['shared', 'loadable'] } },
              allow: { to: { element: { type: ['shared', 'loadable'] } } },
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: closedToProduct,
        },
      ],
    },
  },
  {
    files: ['src/design-system/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...closedToProduct,
            { group: ['effector', 'effector-react'], message: 'A component is shown what a feature has read.' },
          ],
        },
      ],
    },
  },
  {
    // One value of a server that cannot be read may cost no more than its words.
    files: ['src/{app,features}/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-properties': [
        'error',
        ...missingSomewhere,
        { object: 'Intl', message: 'Its formats throw at what they cannot read: use useIntl or useDayTime.' },
      ],
    },
  },
  {
    files: ['src/shared/loadable/loadable.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // So a test replaces the world by the handlers of effects, and nothing of it is missed.
    files: ['src/features/*/model/**/*.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(${world}):not(CallExpression[callee.name='createEffect'] *)`,
          message: 'A model reaches timers and the server through effects.',
        },
      ],
    },
  },
  {
    // Effector's naming and scope rules ask the type checker what a value is: only where models live and are read.
    files: ['src/{app,features,api,shared}/**/*.{ts,tsx}'],
    ignores: testFiles,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: effector.flatConfigs.recommended.plugins,
    rules: {
      ...effector.flatConfigs.recommended.rules,
      ...effector.flatConfigs.react.rules,
      ...effector.flatConfigs.scope.rules,
    },
  },
  {
    files: ['scripts/**', 'mock-server/**', 'tests/**', '*.config.{ts,js}'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  // ESLint itself loads its resolvers as CommonJS.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...storybook.configs['flat/recommended'],
  {
    files: testFiles,
    rules: { 'boundaries/dependencies': 'off', 'no-restricted-imports': 'off', 'no-console': 'off' },
  },
)
