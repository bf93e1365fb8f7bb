/**
 * What no story tells of yet: lines of `npm run scenario -- coverage`, without their reason. Whoever fills one takes it out; the test fails
 * for one that is told and for one that is missing and not named here. Empty in the end.
 *
 * A route counts once one story both finds there what the shop knew anyway (`seeded` in the tables of verbs beside this file: the order of
 * a member that the world begins with, say) and what an act made of it (`effect`). A new verb gets its line in those tables (`reach-*.ts`,
 * `moves.ts`); the browser driver holds it to the screens it says there.
 */
export const KNOWN_GAPS: readonly string[] = []
