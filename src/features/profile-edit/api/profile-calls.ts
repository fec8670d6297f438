import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { peopleQueries } from '@/features/people'

type Profile = Schemas['Profile']
type Change = Omit<Schemas['ProfileChange'], 'occToken'>

/** How the profile stands, from the refusal of a change that was made for an older one. */
export function currentOf(error: unknown): Profile | null {
  const late = isApiError(error) && error.code === 'occ-conflict'
  return late ? ((error.problem?.current as Profile | undefined) ?? null) : null
}

export function sendProfile(userId: string, body: Schemas['ProfileChange']): Promise<Profile> {
  return unwrap(api.PATCH('/internal/v2/users/{userId}', { params: { path: { userId } }, body }))
}

/** Shows a changed profile at once, and asks again for what else tells of the person. */
export function showProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(peopleQueries.profile(profile.id).queryKey, profile)
  void queryClient.invalidateQueries({ queryKey: peopleQueries.all })
}

/** Changes what is named, also where something else has changed meanwhile: only that is at stake. */
export function useProfileSwitch(profile: Profile) {
  const queryClient = useQueryClient()
  const send = async (change: Change) => {
    const known = queryClient.getQueryData<Profile>(peopleQueries.profile(profile.id).queryKey) ?? profile
    try {
      return await sendProfile(profile.id, { ...change, occToken: known.occToken ?? '' })
    } catch (error) {
      const current = currentOf(error)
      if (!current?.occToken) throw error
      return sendProfile(profile.id, { ...change, occToken: current.occToken })
    }
  }
  return useMutation({
    mutationFn: send,
    // An answer that was asked for before the change would take it back for a moment.
    onMutate: () => queryClient.cancelQueries({ queryKey: peopleQueries.profile(profile.id).queryKey }),
    // One after the other: the second starts from what the first has left.
    scope: { id: `profile-${profile.id}` },
    onSuccess: (saved) => showProfile(queryClient, saved),
  })
}
