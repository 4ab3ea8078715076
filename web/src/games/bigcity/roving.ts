export { indexAfterKey, roving } from '../../parts/roving'
