/**
 * The second slice of the start: the other libraries of the first screens, named as they are used there, so that nothing else of them comes along. Which
 * chunk they are is decided in scripts/vite/first-screens.ts.
 */
export { createIntl } from '@formatjs/intl'
export { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
export { createStore, fork } from 'effector'
export { useUnit } from 'effector-react'
export { default as createClient } from 'openapi-fetch'
export { createBrowserRouter, RouterProvider } from 'react-router-dom'
