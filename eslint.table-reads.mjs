/*
 * How many files of a folder of lib read the tables of another. The list only shrinks: a test fails when a number is higher
 * or lower than the code needs. To remove a line, call a query that the owner exports.
 */
export const tableReads = {
  "lib/app/delivery": {
    "lib/engines/notifications": 2,
    "lib/subjects/identity": 2,
    "lib/subjects/live": 2,
    "lib/subjects/series": 2,
  },
  "lib/app/editing": {
    "lib/engines/pictures": 2,
  },
  "lib/app/today": {
    "lib/subjects/leads": 1,
    "lib/subjects/staff": 1,
    "lib/subjects/trials": 1,
  },
  "lib/subjects/campaign": {
    "lib/subjects/leads": 3,
  },
  "lib/subjects/family": {
    "lib/subjects/identity": 1,
  },
  "lib/subjects/leads": {
    "lib/engines/calls": 1,
    "lib/subjects/consents": 4,
    "lib/subjects/series": 2,
    "lib/subjects/staff": 4,
  },
  "lib/subjects/lessons": {
    "lib/subjects/live": 2,
    "lib/subjects/series": 2,
  },
  "lib/subjects/live": {
    "lib/subjects/teachers": 2,
  },
  "lib/subjects/people": {
    "lib/subjects/consents": 1,
    "lib/subjects/identity": 6,
    "lib/subjects/leads": 2,
    "lib/subjects/lessons": 1,
    "lib/subjects/live": 2,
    "lib/subjects/points": 2,
    "lib/subjects/series": 3,
    "lib/subjects/staff": 1,
    "lib/subjects/teachers": 2,
    "lib/subjects/trials": 1,
  },
  "lib/subjects/points": {
    "lib/subjects/identity": 1,
  },
  "lib/subjects/series": {
    "lib/subjects/identity": 6,
    "lib/subjects/staff": 1,
    "lib/subjects/teachers": 3,
  },
  "lib/subjects/teachers": {
    "lib/subjects/identity": 1,
    "lib/subjects/school": 1,
  },
  "lib/subjects/trials": {
    "lib/subjects/identity": 4,
  },
};
