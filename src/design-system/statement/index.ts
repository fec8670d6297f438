/** How a sentence that stands in place of content looks, whether nothing is there or something failed. */
export { default as statementStyles } from './statement.module.css'
