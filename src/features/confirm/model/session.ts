import { sample } from 'effector'
import { signedOut } from '@/features/session'
import { everythingRefused } from './confirm'

sample({ clock: signedOut, target: everythingRefused })
