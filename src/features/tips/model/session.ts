import { sample } from 'effector'
import { signedIn, signedOut } from '@/features/session'
import { tipRequested } from '@/shared/overlays'
import { signedOutTip } from './standard-tips'
import { everythingClosed } from './tips'

// Whatever was said before was not meant for the person who signs in.
sample({ clock: signedIn, fn: () => undefined, target: everythingClosed })
sample({ clock: signedOut, fn: () => signedOutTip, target: tipRequested })
