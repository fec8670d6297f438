import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../Brand'
import { Button } from '../Button'
import { Form } from '../Form'
import type { ComponentGuide } from '../guide'
import { Icon, LanguagesIcon } from '../icons'
import { Link } from '../Link'
import { PasswordField } from '../PasswordField'
import { Select } from '../Select'
import { Stack } from '../Stack'
import { TextField } from '../TextField'
import { Splash } from './Splash'

const guide: ComponentGuide = {
  purpose: 'The sign-in page: its form on paper, with the arches beside it where there is room.',
  notFor: 'Errors (MessagePage) and pages within the frame (Page).',
  keyboard: [{ keys: 'Tab', does: 'Move to the next control' }],
  accessibility:
    'The whole content is the main landmark with a level 1 heading; the arches are silent and go on phones.',
}

const meta = {
  title: 'Components/Layout/Splash',
  component: Splash,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
  args: {
    brand: <Brand name="Meridiana" size="lg" />,
    title: 'Welcome back',
    lead: 'Sign in with your work account.',
    footer: (
      <Select
        label="Language"
        labelHidden
        variant="plain"
        icon={<Icon of={LanguagesIcon} />}
        options={[{ value: 'en', label: 'English' }]}
      />
    ),
  },
  render: (args) => (
    <Splash {...args}>
      <Form>
        <TextField label="User name" defaultValue="giulia.riva" autoComplete="username" />
        <PasswordField
          label="Password"
          defaultValue="wrongone"
          showLabel="Show password"
          hideLabel="Hide password"
          error="Incorrect user name or password. Try again."
        />
        <Stack direction="row" justify="between">
          <Button type="submit" variant="primary" size="lg">
            Sign in
          </Button>
          <Link variant="action" href="/login/password-forgot">
            Forgot your password?
          </Link>
        </Stack>
      </Form>
    </Splash>
  ),
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { lang: 'de', title: 'Willkommen zurück', lead: 'Melden Sie sich mit Ihrem Unternehmenszugang an.' },
  render: (args) => (
    <Splash {...args}>
      <Form>
        <TextField label="Benutzername oder Personalnummer" defaultValue="giulia.riva" autoComplete="username" />
        <Stack direction="row" justify="between">
          <Button type="submit" variant="primary" size="lg">
            Anmelden
          </Button>
          <Link variant="action" href="/login/password-forgot">
            Haben Sie Ihr Passwort vergessen?
          </Link>
        </Stack>
      </Form>
    </Splash>
  ),
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', title: 'Καλώς ήρθατε ξανά', lead: 'Συνδεθείτε με τον λογαριασμό της εργασίας σας.' },
  render: (args) => (
    <Splash {...args}>
      <Form>
        <TextField label="Όνομα χρήστη" defaultValue="ελένη.παπαδάκη" autoComplete="username" />
        <Stack direction="row" justify="between">
          <Button type="submit" variant="primary" size="lg">
            Σύνδεση
          </Button>
          <Link variant="action" href="/login/password-forgot">
            Ξεχάσατε τον κωδικό πρόσβασης;
          </Link>
        </Stack>
      </Form>
    </Splash>
  ),
}
