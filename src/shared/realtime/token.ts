import { createEvent } from 'effector'

/** The identity that the realtime service gave this session, for services that trust it; again at each renewal. */
export const realtimeTokenReceived = createEvent<string>()
