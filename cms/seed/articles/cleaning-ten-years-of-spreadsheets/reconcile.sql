SELECT p.report_year,
       p.published_households,
       COUNT(DISTINCT v.household_id) AS rebuilt_households,
       COUNT(DISTINCT v.household_id) - p.published_households AS gap
FROM published_figures AS p
LEFT JOIN visits AS v
       ON v.financial_year = p.report_year
      AND v.status <> 'duplicate'
GROUP BY p.report_year, p.published_households
ORDER BY p.report_year;
