import { createEffect, sample } from 'effector'
import { signedIn, signedOut } from '@/features/session'
import { tipRequested } from '@/shared/overlays'
import { signedOutTip } from './standard-tips'
import { everythingClosed, personLeft } from './tips'

// Whatever was said before was not meant for the person who signs in.
sample({ clock: signedIn, fn: () => undefined, target: everythingClosed })

/** Effects run when every store has settled: the last word comes after the tip that it could not have replaced is gone. */
const lastWordFx = createEffect(() => signedOutTip)
sample({ clock: signedOut, target: [personLeft, lastWordFx] })
sample({ clock: lastWordFx.doneData, target: tipRequested })
