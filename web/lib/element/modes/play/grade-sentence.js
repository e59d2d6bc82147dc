/**
 * grade-sentence.js -- what is said of a grade.
 */

/** How hard the puzzle is, or why it is no puzzle. */
export function describeGrade(t, found) {
  if (!found) return '';
  if (found.solutions === 0) return t('grade.no-solution');
  if (found.solutions > 1) return t('grade.several');
  const technique = found.hardest && t(`technique.${found.hardest}`);
  return technique
    ? t('grade.with', { grade: t(`grade.${found.grade}`), technique })
    : t(`grade.${found.grade}`);
}
