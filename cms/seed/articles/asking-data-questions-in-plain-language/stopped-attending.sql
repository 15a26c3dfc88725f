-- Women who attended before the rains and not after them, 2025
WITH reporting_groups AS (
  SELECT DISTINCT group_id
  FROM   meetings
  WHERE  held_on BETWEEN '2025-10-01' AND '2025-12-31'
),
seen AS (
  SELECT COALESCE(w.merged_into, w.member_id) AS person_id,
         BOOL_OR(m.held_on <= '2025-06-30')   AS before_rains,
         BOOL_OR(m.held_on >= '2025-10-01')   AS after_rains
  FROM   attendance a
  JOIN   meetings m         ON m.meeting_id = a.meeting_id
  JOIN   members  w         ON w.member_id  = a.member_id
  JOIN   reporting_groups g ON g.group_id   = m.group_id
  WHERE  a.present
    AND  m.held_on BETWEEN '2025-04-01' AND '2025-12-31'
  GROUP  BY 1
)
SELECT COUNT(*)                                AS attended_before,
       COUNT(*) FILTER (WHERE NOT after_rains) AS stopped,
       ROUND(100.0 * COUNT(*) FILTER (WHERE NOT after_rains)
             / NULLIF(COUNT(*), 0), 1)         AS per_cent
FROM   seen
WHERE  before_rains;
