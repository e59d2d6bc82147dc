/**
 * tutorial-references.mjs -- what to read and what to program after each chapter.
 *
 * A reference is a text, or a text and its address. Exercises are problems of public
 * judges, by their number there.
 */
import { readTexts } from './texts.mjs';

const BEZZEL = 'M. Bezzel, Berliner Schachzeitung 3, 1848, p. 363';
const CAMPBELL =
  'P. J. Campbell, “Gauss and the eight queens problem: a study in miniature of the propagation of historical error”, Historia Mathematica 4, 1977';
const BELL =
  'J. Bell, B. Stevens, “A survey of known results and research areas for n-queens”, Discrete Mathematics 309, 2009';
const DIJKSTRA = 'E. W. Dijkstra, “Notes on structured programming”, 1972';
const CHENG = '程元斌 (Cheng Yuan-Bin), “类似筛法的 N 皇后问题求解算法”';
const KNUTH = ['D. E. Knuth, “Dancing links”, 2000', 'https://arxiv.org/abs/cs/0011047'];
const GEEKS = [
  'GeeksforGeeks, “N Queen Problem using Branch And Bound”',
  'https://www.geeksforgeeks.org/n-queen-problem-using-branch-and-bound/',
];
const SOSIC =
  'R. Sosič, J. Gu, “Efficient local search with conflict minimization: a case study of the n-queens problem”, IEEE Transactions on Knowledge and Data Engineering 6, 1994';
const PREUSSER =
  'T. B. Preußer, M. R. Engelhardt, “Putting queens in carry chains, No. 27”, Journal of Signal Processing Systems 88, 2017';
const GENT =
  'I. P. Gent, C. Jefferson, P. Nightingale, “Complexity of n-queens completion”, Journal of Artificial Intelligence Research 59, 2017';
const oeis = (sequence) => [`OEIS ${sequence}`, `https://oeis.org/${sequence}`];

const LEETCODE_ALL = ['LeetCode 51', 'https://leetcode.com/problems/n-queens/'];
const LEETCODE_COUNT = ['LeetCode 52', 'https://leetcode.com/problems/n-queens-ii/'];
const LUOGU = ['洛谷 P1219', 'https://www.luogu.com.cn/problem/P1219'];
const UVA_750 = ['UVa 750', 'https://onlinejudge.org/external/7/750.pdf'];
const UVA_167 = ['UVa 167', 'https://onlinejudge.org/external/1/167.pdf'];
const UVA_11085 = ['UVa 11085', 'https://onlinejudge.org/external/110/11085.pdf'];

/** By the number of the chapter. */
const CHAPTERS = {
  '01': { read: [BEZZEL, CAMPBELL, DIJKSTRA, oeis('A000170')], exercises: [] },
  '02': { read: [DIJKSTRA, oeis('A319284')], exercises: [LEETCODE_ALL, LUOGU] },
  '03': { read: [oeis('A140450')], exercises: [LEETCODE_ALL, UVA_750] },
  '04': { read: [CHENG], exercises: [] },
  '05': { read: [GEEKS, KNUTH], exercises: [LEETCODE_COUNT, UVA_167] },
  '06': { read: [oeis('A319284')], exercises: [LEETCODE_COUNT] },
  '07': { read: [BELL, oeis('A002562')], exercises: [] },
  '08': { read: [PREUSSER, oeis('A000170')], exercises: [] },
  '09': { read: [BELL, SOSIC], exercises: [] },
  10: { read: [GENT, oeis('A007705'), oeis('A051223'), oeis('A002464')], exercises: [UVA_11085] },
};

/** The foot of a chapter; `name` is its file. */
export function sourcesOf(language, name) {
  const chapter = CHAPTERS[name.slice(0, 2)];
  const { tutorial } = readTexts(language);
  const lists = ['read', 'exercises']
    .filter((kind) => chapter[kind].length > 0)
    .map(
      (kind) => `<h2>${tutorial[kind]}</h2>\n<ul>\n${chapter[kind].map(itemOf).join('\n')}\n</ul>`,
    );
  return `<section class="sources">\n${lists.join('\n')}\n</section>`;
}

function itemOf(source) {
  const [text, address] = [source].flat();
  return address ? `<li><a href="${address}">${text}</a></li>` : `<li>${text}</li>`;
}
