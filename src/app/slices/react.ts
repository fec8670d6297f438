/** The first slice of the start: a turn of its own keeps its evaluation from blocking the page together with all the rest. Smaller slices would weigh more. */
export { createRoot } from 'react-dom/client'
